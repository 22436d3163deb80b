import { describe, expect, it } from 'vitest';
import { keepTheRules, keepToThemselves } from '../../../../dev/sources';

const sources = import.meta.glob<string>(
  [
    './**/*.{svelte,ts}',
    '../tournament/**/*.{svelte,ts}',
    '../choices/**/*.{svelte,ts}',
    '../showcase/**/*.{svelte,ts}',
    '../../../parts/{workshop,options}/**/*.{svelte,ts}',
    '!../**/*.test.ts',
    '!./**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('the sources of workshop, tournament, choices and showcase', () => {
  it('are all there', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
  });
  keepTheRules(sources);
  keepToThemselves(sources);
});
