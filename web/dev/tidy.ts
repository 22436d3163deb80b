import { afterEach } from 'vitest';
import { fetchEverything } from '../src/texts';

await fetchEverything();

// Test files share a page and its storage.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
