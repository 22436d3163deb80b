import { inLanguage } from '../texts';
import type { LessonPage, LocalizedText } from '../wire';

/**
 * The Latin letters in a line on a phone: for what happened, and for what to do, which has larger letters.
 */
const WHY = 46;
const SAY = 41;

/**
 * How many lines the longest step of a lesson takes on a phone: the result of the last step, and what to do
 * next. The page gives the coach this many lines from the start. So no words are cut off, and the table does
 * not move. `instead` is a text that may replace the last one.
 */
export function linesOf({ steps, end }: Pick<LessonPage, 'steps' | 'end'>, instead = ''): number {
  const said = [...steps.map(({ say }) => inLanguage(say)), inLanguage(end)];
  const after = (n: number): number => rows(whyOf(steps[n - 1]?.why), WHY);
  const lines = said.map((say, n) => after(n) + rows(say, SAY));
  return Math.max(...lines, after(steps.length) + rows(instead, SAY));
}

const whyOf = (text: LocalizedText | null | undefined): string => (text ? inLanguage(text) : '');

function rows(text: string, width: number): number {
  // A Korean letter is almost as wide as two Latin ones.
  const letters = [...text].reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 1.85 : 1), 0);
  return Math.ceil(letters / width);
}
