import { t } from '../../../texts';
import type { Card, Setup } from '../types';
import { describeLength } from './measures';

/**
 * Says what a figure does with its weapon. The words lack a subject: "shoots one missile, far across the
 * table".
 */
export function describeArms(setup: Setup, { weapon }: Card): string {
  if (weapon.kind !== 'ranged')
    return t(`at-arms-${weapon.kind}`, { reach: describeLength(setup, weapon.reach) });
  return weapon.missiles > 1 ? t('at-arms-volley', { missiles: weapon.missiles }) : t('at-arms-missile');
}

/** Says what a figure is good for, by its weapon: "good from afar: it need not come near". */
export function describeGood({ weapon }: Card): string {
  if (weapon.kind !== 'ranged') return t(`at-good-${weapon.kind}`);
  return t(weapon.missiles > 1 ? 'at-good-volley' : 'at-good-missile');
}
