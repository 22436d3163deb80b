import { describe, expect, it } from 'vitest';

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const texts = import.meta.glob<string>('../texts/*-{workshop,editor,choices,names}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (language: string): string[] =>
  Object.entries(texts)
    .filter(([path]) => path.includes(`/${language}-`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''));

describe('the texts of workshop, editor and choices', () => {
  it('have the same ids in both languages', () => {
    expect(idsOf('ko')).toEqual(idsOf('en'));
    expect(idsOf('en').length).toBeGreaterThan(350);
  });

  it('contain every message that the code names', () => {
    const known = new Set(idsOf('en'));
    const named = [...sources.matchAll(/'(fw-[\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are all used in the code', () => {
    const families = [...sources.matchAll(/`((?:fw|pf|option)-[\w-]*)\$\{/g)].map((match) => match[1] ?? '');
    const unused = idsOf('en').filter(
      (id) => !sources.includes(`'${id}'`) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
