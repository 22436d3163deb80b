import { mount } from 'svelte';
import './identity/identity.css';
import './shell/forms.css';
import App from './App.svelte';
import { settings } from './parts/device/settings.svelte';
import { fetchTexts, setLanguage } from './texts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
setLanguage(settings().language);
// The page waits for the texts of its messages. If the texts cannot be fetched, the page shows the ids of its
// messages.
await fetchTexts().catch(() => undefined);
mount(App, { target });
