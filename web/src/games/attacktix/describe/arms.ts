import { t } from '../../../texts';
import type { Card, Setup } from '../types';
import { describeLength } from './measures';

/** What a figure does with its weapon, as the middle of a sentence: "shoots", "strikes within 3 tix". */
export function describeArms(setup: Setup, { weapon }: Card): string {
  if (weapon.kind !== 'ranged') return t('at-arms-hand', { reach: describeLength(setup, weapon.reach) });
  return weapon.missiles > 1 ? t('at-arms-volley', { missiles: weapon.missiles }) : t('at-arms-missile');
}
