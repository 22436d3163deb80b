import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import enLog from './en-log.ftl?raw';
import enNames from './en-names.ftl?raw';
import ko from './ko.ftl?raw';
import koLog from './ko-log.ftl?raw';

const sources = Object.values(
  import.meta.glob<string>(
    [
      '../{Table.svelte,goal.ts,keys.ts,index.ts}',
      '../{board,dice,log,orders,panels,play,report,rows,describe}/*.{svelte,ts}',
      '!../**/*.test.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^(pf-[\w-]+) =/gm)].map((match) => match[1] ?? '');

describe('texts of the table', () => {
  it('have the same ids in both languages', () => {
    expect(idsOf(ko)).toEqual(idsOf(en));
    expect(idsOf(koLog)).toEqual(idsOf(enLog));
  });

  it('contain every message that the table names', () => {
    const known = new Set([...idsOf(en), ...idsOf(enLog), ...idsOf(enNames)]);
    const named = [...sources.matchAll(/'(pf-[\w-]+)'/g)]
      .map((match) => match[1] ?? '')
      .filter((id) => !id.endsWith('-'));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are all used in the code', () => {
    const families = [...sources.matchAll(/`(pf-[\w-]*)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...idsOf(en), ...idsOf(enLog)].filter(
      (id) => !sources.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
