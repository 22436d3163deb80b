import { describe, expect, it } from 'vitest';

const sources = Object.values(
  import.meta.glob<string>(
    ['../**/*.{svelte,ts}', '../../../parts/options/*.{svelte,ts}', '!../**/*.test.ts', '!./*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const texts = import.meta.glob<string>('../texts/*-{workshop,tournament,choices}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (language: string): string[] =>
  Object.entries(texts)
    .filter(([path]) => path.includes(`/${language}-`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''));

describe('the texts of workshop, tournament and choices', () => {
  it('have the same ids in both languages', () => {
    expect(idsOf('ko')).toEqual(idsOf('en'));
    expect(idsOf('en').length).toBeGreaterThan(330);
  });

  it('contain every message that the code names', () => {
    const known = new Set(idsOf('en'));
    const named = [...sources.matchAll(/'(ax-[\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(180);
    expect(
      named.filter((id) => !known.has(id) && !['ax-force', 'ax-table', 'ax-final'].includes(id)),
    ).toEqual([]);
  });

  it('are all used in the code', () => {
    const families = [...sources.matchAll(/`((?:ax|option)-[\w-]*)\$\{/g)]
      .map((match) => match[1] ?? '')
      .concat('ax-force-', 'ax-table-');
    const unused = idsOf('en').filter(
      (id) => !sources.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
