import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../texts';
import { linesOf } from './lines';

afterEach(() => setLanguage('en'));

const text = (en: string, ko = en) => ({ en, ko });
const step = (say: string, why?: string) => ({
  say: text(say, '놓으세요'.repeat(20)),
  point: [],
  ...(why === undefined ? {} : { why: text(why) }),
});

it('counts what the last step led to together with what to do next', () => {
  const steps = [step('a'.repeat(50), 'b'.repeat(100)), step('c'.repeat(10))];
  expect(linesOf({ steps, end: text('d') } as never)).toBe(4);
  expect(linesOf({ steps, end: text('d'.repeat(300)) } as never)).toBe(8);
});

it('leaves room for what stands in place of the last text', () => {
  const steps = [step('a', 'b')];
  expect(linesOf({ steps, end: text('d') } as never, 'd'.repeat(100))).toBe(4);
});

it('knows that a Korean letter is wider', () => {
  setLanguage('ko');
  expect(linesOf({ steps: [step('a')], end: text('d') } as never)).toBe(4);
});
