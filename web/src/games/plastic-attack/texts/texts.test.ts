import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import enCover from './en-cover.ftl?raw';
import enHowTo from './en-howto.ftl?raw';
import ko from './ko.ftl?raw';
import koHowTo from './ko-howto.ftl?raw';

const sources = Object.values(
  import.meta.glob<string>(
    ['../*.{svelte,ts}', '../panels/*.svelte', '../play/*.ts', '../describe/*.ts', '!../**/*.test.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).join('\n');
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^(pa-[\w-]+) =/gm)].map((match) => match[1] ?? '');

describe('texts', () => {
  it('have the same ids in both languages', () => {
    expect(idsOf(ko)).toEqual(idsOf(en));
    expect(idsOf(koHowTo)).toEqual(idsOf(enHowTo));
  });

  it('contain every message that the table names', () => {
    const known = new Set([...idsOf(en), ...idsOf(enCover), ...idsOf(enHowTo)]);
    const named = [...sources.matchAll(/'(pa-[\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are all used in the code', () => {
    const families = [...sources.matchAll(/`(pa-[\w-]*)\$\{/g)].map((match) => match[1] ?? '');
    const unused = idsOf(en).filter(
      (id) => !sources.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
