import { mount } from 'svelte';
import '../../src/identity/identity.css';
import Boards from './Boards.svelte';

const target = document.getElementById('app');
if (target) mount(Boards, { target });
