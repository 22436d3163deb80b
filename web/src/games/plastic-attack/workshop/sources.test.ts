import { describe, expect, it } from 'vitest';
import { keepTheRules } from '../../../../dev/sources';

const sources = import.meta.glob<string>(
  ['./**/*.{svelte,ts}', '../draw/**/*.{svelte,ts}', '!./**/*.test.ts', '!../**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

describe('the sources of workshop and drawings', () => {
  it('are all there', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(40);
  });

  keepTheRules(sources);

  it('ask the network through the shell and the shared parts only', () => {
    const asking = Object.keys(sources).filter((path) => /\bfetch\(|WebSocket/.test(sources[path] ?? ''));
    expect(asking).toEqual([]);
  });

  it('draw without chance and without a clock', () => {
    for (const [path, text] of Object.entries(sources)) {
      if (path.startsWith('../draw')) expect(text, path).not.toMatch(/Date\.now|Math\.random/);
    }
  });
});
