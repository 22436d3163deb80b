import { mount } from 'svelte';
import '../../src/identity/identity.css';
import '../../src/shell/forms.css';
import { setLanguage } from '../../src/texts';
import { pretend } from './server';
import WorkshopPage from './WorkshopPage.svelte';

pretend();
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const language = asked.get('lang') === 'ko' ? 'ko' : 'en';
document.documentElement.lang = language;
setLanguage(language);
const target = document.getElementById('app');
if (target)
  mount(WorkshopPage, {
    target,
    props: { edition: asked.get('edition') === 'revised' ? 'revised' : '2009', picker: asked.has('picker') },
  });
