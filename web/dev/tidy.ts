import { afterEach } from 'vitest';
import { fetchEverything } from '../src/texts';

await fetchEverything();

// Test files share a page and its storage, so each test cleans up.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
