import { t } from '../../../texts';
import type { Sum, SumPart, View } from '../types';
import { cardShort } from './names';

/** The name of a part of a sum. If a Power does not count, the name says why, such as "wounded". */
export function describePart(sum: Sum, part: SumPart): string {
  if (part.what === 'card') return sum.card ? cardShort(sum.card) : '';
  return t(`pa-part-${part.what}`);
}

/** Whether a part is a number. The part `no_card` is only a remark. */
export const counts = (part: SumPart): boolean => part.what !== 'no_card';

/** The sign before a part. The first part has a sign only if it is negative. */
export function partSign(part: SumPart, first: boolean): string {
  if (part.amount < 0) return '−';
  return first ? '' : '+';
}

/** A sum in one line: "8 + 5 Power + 5 Dodge = 18". Without a card it begins with the Power. */
export function describeSum(sum: Sum): string {
  const terms = sum.parts.filter(counts).map((part, i) => {
    const number = `${partSign(part, i === 0)}${i === 0 ? '' : ' '}${Math.abs(part.amount)}`;
    return part.what === 'card' ? number : `${number} ${describePart(sum, part)}`;
  });
  return `${terms.join(' ')} = ${sum.total}`;
}

/**
 * What a figure adds to its card while the players still choose cards: "card + 5 Power". Empty if the figure
 * is in no army.
 */
export function describeWaiting(view: View, name: string): string {
  const figure = view.seats.flatMap(({ army }) => army).find((one) => one.figure === name);
  if (!figure) return '';
  if (figure.wounded) return t('pa-waiting-without', { why: t('pa-part-wounded') });
  if (figure.face_down) return t('pa-waiting-without', { why: t('pa-part-face_down') });
  return t('pa-waiting-power', { power: figure.power });
}
