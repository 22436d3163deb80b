import type { Hit } from '../scene/api';
import type { Spot, Thing } from '../types';

/** Rounds a place, so that tiny differences do not cause new questions. */
const coarse = ([x, y]: Spot): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/**
 * The place that a pointer means. It is the place of the flag if the pointer is on the foot of the flag,
 * otherwise the ground under the pointer.
 */
export const spotOf = ({ at, ground, flag }: Hit): Spot => coarse((flag ? at : ground) as Spot);

/** What the measuring rod measures from or to: a figure, a marker, or a place. */
export const thingAt = (hit: Hit): Thing => hit.unit ?? hit.sign ?? spotOf(hit);

/** The head of a figure hides ground that is at least this far from its feet, in inches. */
const hidden = 2;

/** Whether a pointer is on the head of a figure, and so on ground that the figure hides. */
const isOverHead = ({ at, ground }: Hit): boolean =>
  Math.hypot(ground[0] - at[0], ground[1] - at[1]) > hidden;

/**
 * The Unit that a pointer means. A finger that comes near a figure means that figure. It means the ground
 * instead if that figure is the chosen Unit, or if `serves` says that the figure is of no use now. A pointer
 * on the head of the chosen Unit means the ground behind it. Without `knows`, the player has not chosen this
 * Unit since the present question was asked. Then a pointer on it means the Unit, so that its order is not a
 * surprise.
 */
export function unitMeant(
  hit: Hit,
  lead: string | null,
  serves: (unit: string) => boolean,
  knows = true,
): string | null {
  if (hit.unit === null) return null;
  const isLead = hit.unit === lead;
  if (isLead && !knows) return hit.unit;
  if (hit.loose && (isLead || !serves(hit.unit))) return null;
  return isLead && isOverHead(hit) ? null : hit.unit;
}
