import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { josa } from './josa';
import { LANGUAGES, setLanguage, sourcesOf, t, textIn } from '.';

const idsOf = (language: 'en' | 'ko') =>
  sourcesOf(language).flatMap((source) => [...new FluentResource(source).body].map((message) => message.id));

/** Every source file of the front end that is shipped. */
function shipped(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return shipped(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const code = shipped(join(import.meta.dirname, '..'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

afterEach(() => setLanguage('en'));

describe('texts', () => {
  it('have the same messages in every language, each once', () => {
    const english = idsOf('en');
    expect(new Set(english).size).toBe(english.length);
    expect(english.length).toBeGreaterThan(100);
    for (const language of LANGUAGES) expect(idsOf(language).sort()).toEqual([...english].sort());
  });

  it('use the same arguments in every language', () => {
    const used = (language: 'en' | 'ko') =>
      sourcesOf(language)
        .join('\n')
        .split(/\n(?=[a-z])/)
        .map((text) => [
          text.split(' ')[0],
          [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort(),
        ]);
    const korean = new Map(used('ko') as [string, string[]][]);
    for (const [id, args] of used('en') as [string, string[]][]) {
      for (const arg of korean.get(id) ?? []) expect(args, `${id} in Korean uses $${arg}`).toContain(arg);
    }
  });

  it('exist for every key that the code names', () => {
    const ids = new Set(idsOf('en'));
    const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('exist for every family of keys that the code composes', () => {
    const ids = idsOf('en');
    const families = [...code.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map((match) => match[1] ?? '');
    expect(families.length).toBeGreaterThan(5);
    expect(families.filter((prefix) => !ids.some((id) => id.startsWith(prefix)))).toEqual([]);
  });

  it('change their language while the page is open', () => {
    expect(t('play-now')).toBe('Play now');
    setLanguage('ko');
    expect(t('play-now')).toBe('바로 시작');
  });

  it('choose the plural form for a number', () => {
    expect(textIn('en', 'steps-count', { steps: 1 })).toBe('1 step');
    expect(textIn('en', 'steps-count', { steps: 12 })).toBe('12 steps');
    expect(textIn('ko', 'steps-count', { steps: 12 })).toBe('12단계');
  });

  it('begin an English sentence with a capital, whatever its first word is', () => {
    expect(textIn('en', 'bot-thinks', { name: 'your Kite Captain 1' })).toMatch(/^Your Kite Captain 1 /);
    expect(textIn('en', 'at-hit-named', { figure: 'your Kite Captain 1', hit: 'hit high' })).toMatch(
      /^your /,
    );
  });

  it('choose Korean particles inside a sentence', () => {
    expect(textIn('ko', 'bot-thinks', { name: '빨강' })).toBe('빨강이 생각하고 있습니다.');
    expect(textIn('ko', 'bot-thinks', { name: '민수' })).toBe('민수가 생각하고 있습니다.');
  });
});

describe('josa', () => {
  it.each([
    ['해골', '을/를', '해골을'],
    ['토끼', '을/를', '토끼를'],
    ['서울', '으로/로', '서울로'],
    ['집', '으로/로', '집으로'],
    ['7', '으로/로', '7로'],
    ['3', '이/가', '3이'],
    ['2', '이/가', '2가'],
    ['Ada', '은/는', 'Ada는'],
    ['Tom', '과/와', 'Tom과'],
    ['파랑(나)', '은/는', '파랑(나)는'],
    ['나', '이/가', '내가'],
    ['나', '을/를', '나를'],
    ['꽥(K)', '을/를', '꽥(K)을'],
    ['HB', '을/를', 'HB를'],
    ['HR', '을/를', 'HR을'],
    ['', '이/가', '가'],
  ])('%s with %s is %s', (word, pair, whole) => expect(josa(word, pair)).toBe(whole));
});
