import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import enBoards from './en-boards.ftl?raw';
import enHowTo from './en-howto.ftl?raw';
import ko from './ko.ftl?raw';
import koBoards from './ko-boards.ftl?raw';
import koHowTo from './ko-howto.ftl?raw';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^(tb-[\w-]+) =/gm)].map((match) => match[1] ?? '');

describe.each([
  ['texts', en, ko],
  ['texts of the editor of boards', enBoards, koBoards],
  ['texts of How to play', enHowTo, koHowTo],
])('%s', (_, en, ko) => {
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
});

describe('texts', () => {
  it('know every message that the table and the editor name', () => {
    const known = new Set([en, enBoards, enHowTo].flatMap(idsOf));
    const named = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/'(tb-[\w-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});
