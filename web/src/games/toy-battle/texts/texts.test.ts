import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import ko from './ko.ftl?raw';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^(tb-[\w-]+) =/gm)].map((match) => match[1] ?? '');

describe('texts', () => {
  it('say the same things in both languages', () => {
    expect(idsOf(ko).sort()).toEqual(idsOf(en).sort());
  });

  it('use the same values in both languages', () => {
    const valuesOf = (text: string): Record<string, string[]> =>
      Object.fromEntries(
        text
          .split(/^(?=tb-)/m)
          .slice(1)
          .map((message) => [
            message.split(' ')[0] ?? '',
            [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort(),
          ]),
      );
    expect(valuesOf(ko)).toEqual(valuesOf(en));
  });

  it('know every message that the table names', () => {
    const known = new Set(idsOf(en));
    const named = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/'(tb-[\w-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
