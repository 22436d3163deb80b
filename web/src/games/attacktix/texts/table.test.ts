import { describe, expect, it } from 'vitest';
import en from './en.ftl?raw';
import enLog from './en-log.ftl?raw';
import enNames from './en-names.ftl?raw';
import enRefusals from './en-refusals.ftl?raw';
import ko from './ko.ftl?raw';
import koLog from './ko-log.ftl?raw';
import koNames from './ko-names.ftl?raw';
import koRefusals from './ko-refusals.ftl?raw';

const sources = Object.values(
  import.meta.glob<string>(
    ['../*.{svelte,ts}', '../{board,log,orders,panels,play,rows,describe}/*.{svelte,ts}', '!../**/*.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^(at-[\w-]+) =/gm)].map((match) => match[1] ?? '');
const family = (prefix: string): string => `\`${prefix}\${`;

describe('texts of the table', () => {
  it('have the same ids in both languages', () => {
    for (const [english, korean] of [
      [en, ko],
      [enLog, koLog],
      [enNames, koNames],
      [enRefusals, koRefusals],
    ] as const)
      expect(idsOf(korean)).toEqual(idsOf(english));
  });

  it('are all used in the code', () => {
    const families = [...sources.matchAll(/`(at-[\w-]*)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...idsOf(en), ...idsOf(enLog), ...idsOf(enRefusals)].filter(
      (id) =>
        !sources.includes(`'${id}'`) && !families.some((prefix) => prefix !== 'at-' && id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
    expect(sources).toContain(family('at-refusal-'));
  });
});
