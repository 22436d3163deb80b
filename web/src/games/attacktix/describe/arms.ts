import { t } from '../../../texts';
import type { Card, Setup } from '../types';
import { describeLength } from './measures';
import { cardOf, typeName } from './names';

/**
 * Says what a figure does with its weapon. The words lack a subject: "shoots one missile, far across the
 * table".
 */
export function describeArms(setup: Setup, { weapon }: Card): string {
  if (weapon.kind !== 'ranged')
    return t(`at-arms-${weapon.kind}`, { reach: describeLength(setup, weapon.reach) });
  return weapon.missiles > 1 ? t('at-arms-volley', { missiles: weapon.missiles }) : t('at-arms-missile');
}

/**
 * Says in one or two sentences which of the figures shoot and which strike. Names each type of figure once.
 */
export function describeRoles(setup: Setup, figures: readonly string[]): string {
  const cards = figures.flatMap((id) => cardOf(setup, id) ?? []);
  const names = (shoots: boolean): string =>
    [...new Set(cards.filter(({ weapon }) => (weapon.kind === 'ranged') === shoots).map(typeName))].join(
      ', ',
    );
  const [shoot, strike] = [names(true), names(false)];
  return [
    ...(shoot === '' ? [] : [t('at-roles-shoot', { figures: shoot })]),
    ...(strike === '' ? [] : [t('at-roles-strike', { figures: strike })]),
  ].join(' ');
}
