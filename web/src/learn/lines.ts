import { inLanguage } from '../texts';
import type { LessonPage, LocalizedText } from '../wire';

/** The widths of a line on a phone, in Latin letters: of what happened, and of what to do, which is larger. */
const WHY = 46;
const SAY = 41;

/**
 * The lines that the longest step of a lesson takes on a phone: what the last step led to, and what to do next.
 * The page gives the coach this room from the start, so that no words are cut off and the table does not move.
 */
export function linesOf({ steps, end }: Pick<LessonPage, 'steps' | 'end'>): number {
  const said = [...steps.map(({ say }) => say), end];
  return Math.max(...said.map((say, n) => rows(steps[n - 1]?.why, WHY) + rows(say, SAY)));
}

function rows(text: LocalizedText | null | undefined, width: number): number {
  if (!text) return 0;
  // A Korean letter is almost as wide as two Latin ones.
  const letters = [...inLanguage(text)].reduce(
    (sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 1.85 : 1),
    0,
  );
  return Math.ceil(letters / width);
}
