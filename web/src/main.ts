import { mount } from 'svelte';
import './identity/identity.css';
import './shell/forms.css';
import App from './App.svelte';
import { settings } from './parts/device/settings.svelte';
import { fetchTexts, setLanguage } from './texts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
setLanguage(settings().language);
// Nothing can be said without the messages; where they do not come, the names of messages stand in their
// place.
await fetchTexts().catch(() => undefined);
mount(App, { target });
