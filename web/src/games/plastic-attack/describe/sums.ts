import { t } from '../../../texts';
import type { FigureView, Side, Sum, SumPart, View } from '../types';
import { cardShort } from './names';

/**
 * Returns the name of a part of a total. If the Power does not count, the name says why, such as "wounded".
 */
export function describePart(sum: Sum, part: SumPart): string {
  if (part.what === 'card') return sum.card ? cardShort(sum.card) : '';
  return t(`pa-part-${part.what}`);
}

/** Returns whether a part is a number. The part `no_card` is only a remark. */
export const counts = (part: SumPart): boolean => part.what !== 'no_card';

/** Returns the sign before a part. The first part has a sign only if it is negative. */
export function partSign(part: SumPart, first: boolean): string {
  if (part.amount < 0) return '−';
  return first ? '' : '+';
}

/**
 * Writes a total as a sum, such as "8 + 5 Power + 5 Dodge = 18". Without a card, it begins with the Power.
 */
export function describeSum(sum: Sum): string {
  const terms = sum.parts.filter(counts).map((part, i) => {
    const number = `${partSign(part, i === 0)}${i === 0 ? '' : ' '}${Math.abs(part.amount)}`;
    return part.what === 'card' ? number : `${number} ${describePart(sum, part)}`;
  });
  return `${terms.join(' ')} = ${sum.total}`;
}

/** How much each waiting effect adds or subtracts. PA1-ACT-DODGE-01, PA2-ACT-BLAST-01 */
const EACH = 5;

/**
 * Says what a figure will add to its card, such as "card + 5 Power + 5 Dodge". Empty if the figure is in no
 * army.
 */
export function describeWaiting(view: View, name: string, role: 'attacker' | 'defender'): string {
  const side = view.seats.find(({ army }) => army.some((one) => one.figure === name));
  const figure = side?.army.find((one) => one.figure === name);
  if (!side || !figure) return '';
  return [ownPower(figure), ...effects(side, figure, role)].join(' ');
}

function ownPower(figure: FigureView): string {
  if (figure.wounded) return t('pa-waiting-without', { why: t('pa-part-wounded') });
  if (figure.face_down) return t('pa-waiting-without', { why: t('pa-part-face_down') });
  return t('pa-waiting-power', { power: figure.power });
}

/**
 * Lists the waiting effects that count in this battle. In the edition of 2009 they belong to a player, and in
 * the revised edition to a figure.
 */
function effects(side: Side, figure: FigureView, role: 'attacker' | 'defender'): string[] {
  const attacks = role === 'attacker';
  const waiting = [
    ['dodge', attacks ? 0 : side.dodge + figure.dodge, '+'],
    ['special-weapon', attacks ? side.special_weapon : 0, '+'],
    ['blast', attacks ? figure.blast : 0, '+'],
    ['intimidation', attacks ? 0 : side.intimidation, '−'],
    ['intimidate', figure.intimidate, '−'],
  ] as const;
  return waiting
    .filter(([, count]) => count > 0)
    .map(([what, count, sign]) => `${sign} ${EACH * count} ${t(`pa-part-${what}`)}`);
}
