import { mount } from 'svelte';
import '../../src/identity/identity.css';
import Logo from '../../src/identity/Logo.svelte';

const target = document.getElementById('app');
if (target) mount(Logo, { target });
