import { mount } from 'svelte';
import '../../src/identity/identity.css';
import { setLanguage } from '../../src/texts';
import ShowcasePage from './ShowcasePage.svelte';
import TablePage from './TablePage.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
setLanguage(query.get('lang') === 'ko' ? 'ko' : 'en');
const target = document.getElementById('app');
if (target) mount(query.get('kind') === 'showcase' ? ShowcasePage : TablePage, { target });
