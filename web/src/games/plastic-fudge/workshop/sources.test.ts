import { describe, expect, it } from 'vitest';
import { keepTheRules, keepToThemselves } from '../../../../dev/sources';

const sources = import.meta.glob<string>(
  [
    './**/*.{svelte,ts}',
    '../editor/**/*.{svelte,ts}',
    '../choices/**/*.{svelte,ts}',
    '../showcase/**/*.{svelte,ts}',
    '../draw/**/*.{svelte,ts}',
    '!../**/*.test.ts',
    '!./**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('the sources of workshop, editor, choices and drawings', () => {
  it('are all there', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(40);
  });
  keepTheRules(sources);
  keepToThemselves(sources);
});
