import { mount } from 'svelte';
import './identity/identity.css';
import './shell/forms.css';
import App from './App.svelte';
import { settings } from './parts/device/settings.svelte';
import { fetchTexts, setLanguage } from './texts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
setLanguage(settings().language);
// The page waits until its messages have loaded. If they cannot be fetched, the page shows their ids.
await fetchTexts().catch(() => undefined);
mount(App, { target });
