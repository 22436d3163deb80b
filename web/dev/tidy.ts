import { afterEach } from 'vitest';

// Files of tests share a page and what it remembers.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
