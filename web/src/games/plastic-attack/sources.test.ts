import { describe } from 'vitest';
import { keepTheRules, keepToThemselves } from '../../../dev/sources';

const sources = import.meta.glob<string>(
  ['./*.{svelte,ts}', './panels/*.svelte', './play/*.{svelte,ts}', './words/*.ts', '!./**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

describe('the sources of the table', () => {
  keepTheRules(sources);
  keepToThemselves(sources);
});
