import { mount } from 'svelte';
import '../../src/identity/identity.css';
import { setLanguage } from '../../src/texts';
import TablePage from './TablePage.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
if (query.has('still')) document.documentElement.dataset['motion'] = 'less';
setLanguage(query.get('lang') === 'ko' ? 'ko' : 'en');
const target = document.getElementById('app');
if (target) mount(TablePage, { target });
