import { t } from '../../../texts';
import type { PathAnswer, Setup, View } from '../types';
import { either } from './ability';
import { cardOf, figureOf } from './names';
import { windowsAfter } from './star';

/** The numbers on which a wheel may stop after a draft, and how many of them have a star. */
type Stops = { numbers: string[]; stars: number };

/**
 * Returns the numbers that a wheel may show after a drafted move, such as "8★". They follow from the card and
 * from what all players have seen. Empty without a roll, for an illegal draft, and while wheels are hidden.
 * AT-R-02
 */
function stopsOf(setup: Setup, view: View, id: string, answer: PathAnswer): Stops {
  const [card, figure] = [cardOf(setup, id), figureOf(view, id)];
  const may = card && figure && answer.legal && answer.tix > 0;
  const windows = may ? windowsAfter(card.wheel, figure, answer.tix) : [];
  const hasCover = setup.terrain.some(({ descriptors }) => descriptors.includes('cover'));
  const numbers = windows.map((window) => {
    const number = `${Number.parseInt(window, 10)}${card?.ability && window.endsWith('*') ? '★' : ''}`;
    return hasCover && window.includes('r') ? t('at-number-red', { number }) : number;
  });
  const found = [...new Set(numbers)];
  return { numbers: found, stars: found.filter((number) => number.includes('★')).length };
}

/** Joins all words but the last with commas: "5, 7" and "6★". */
const commaed = (words: readonly string[]): string[] => [words.slice(0, -1).join(', '), words.at(-1) ?? ''];

/**
 * Says for the ghost of a draft how far the wheel turns and to which number, and on a second line what a star
 * means. Empty if the number is not known.
 */
export function stopPlate(setup: Setup, view: View, id: string, answer: PathAnswer): string {
  const { numbers, stars } = stopsOf(setup, view, id, answer);
  if (numbers.length === 0) return '';
  const said = numbers.length > 1 ? either(commaed(numbers)) : numbers.join('');
  const turns = t('at-stops-plate', { tix: answer.tix, numbers: said });
  return stars > 0 ? `${turns}\n${t('at-stops-plate-star')}` : turns;
}

/** Says on which number the wheel stops after a draft, and whether the special then works. AT-BASE-06 */
export function describeStop(setup: Setup, view: View, id: string, answer: PathAnswer): string {
  const { numbers, stars } = stopsOf(setup, view, id, answer);
  if (numbers.length === 0) return '';
  if (numbers.length > 1) {
    const some = stars > 0 && stars < numbers.length ? t('at-stops-some') : '';
    return `${t('at-stops-many', { numbers: either(commaed(numbers)) })} ${some}`.trim();
  }
  const kind = !cardOf(setup, id)?.ability ? 'plain' : stars === 0 ? 'none' : 'star';
  return t(`at-stops-${kind}`, { numbers: numbers.join('') });
}
