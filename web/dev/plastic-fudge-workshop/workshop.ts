import { mount } from 'svelte';
import '../../src/identity/identity.css';
import '../../src/shell/forms.css';
import { setLanguage } from '../../src/texts';
import { bookIn } from './book';
import { pretend } from './server';
import { startRouter } from '../../src/shell/router.svelte';
import WorkshopPage from './WorkshopPage.svelte';

pretend(bookIn);
startRouter();
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const language = asked.get('lang') === 'ko' ? 'ko' : 'en';
document.documentElement.lang = language;
setLanguage(language);
const target = document.getElementById('app');
if (target)
  mount(WorkshopPage, {
    target,
    props: { show: asked.get('show') ?? 'workshop', lay: asked.get('lay') ?? '' },
  });
