import { afterEach } from 'vitest';
import { fetchEverything } from '../src/texts';

await fetchEverything();

// Files of tests share a page and what it remembers.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
