import { mount } from 'svelte';
import '../../src/identity/identity.css';
import Figures from './Figures.svelte';

const target = document.getElementById('app');
if (target) mount(Figures, { target });
