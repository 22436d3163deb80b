import { cardOf } from '../describe/units';
import type { AimedAt, Setup } from '../types';
import { friendsUnder, isWorth } from './ways';

/**
 * Why a Unit has no attack that is worth it: no enemy is in reach, it sees none of those in reach, its weapon
 * would reach friends too, or the enemies in reach are too hard to hurt. `gap` is the distance of the nearest
 * enemy and `reach` how far the weapon reaches, both in inches.
 */
export type Idle =
  | { why: 'reach'; gap: number; reach: number }
  | { why: 'sight' | 'friends' | 'weak' | 'unarmed' };

/** How much longer a gap may be than the reach, because lengths are rounded, in inches. */
const slack = 1e-3;

/** Why none of these attacks of a Unit is worth it. */
export function whyIdle(setup: Setup, unit: string, attacks: readonly AimedAt[]): Idle {
  const own = cardOf(setup, unit)?.side;
  const aimed = attacks.filter(({ label }) => ![own, undefined].includes(cardOf(setup, label)?.side));
  const [nearest] = aimed.toSorted((one, other) => one.preview.gap - other.preview.gap);
  if (!nearest) return { why: 'unarmed' };
  const near = aimed.filter(({ preview }) => preview.gap <= preview.reach + slack);
  if (near.length === 0) {
    const reach = Math.max(...aimed.map(({ preview }) => preview.reach));
    return { why: 'reach', gap: nearest.preview.gap, reach };
  }
  const able = near.filter(isWorth);
  if (able.length === 0) return { why: 'sight' };
  return { why: able.every((one) => friendsUnder(setup, one).length > 0) ? 'friends' : 'weak' };
}
