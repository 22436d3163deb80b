import { mount } from 'svelte';
import './identity/identity.css';
import './shell/forms.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
