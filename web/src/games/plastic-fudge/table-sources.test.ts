import { describe } from 'vitest';
import { keepTheRules, keepToThemselves } from '../../../dev/sources';

const sources = import.meta.glob<string>(
  [
    './{Table.svelte,keys.ts,index.ts,types.ts}',
    './{board,dice,log,orders,panels,play,report,rows,words}/*.{svelte,ts}',
    '!./**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('the sources of the table', () => {
  keepTheRules(sources);
  keepToThemselves(sources);
});
