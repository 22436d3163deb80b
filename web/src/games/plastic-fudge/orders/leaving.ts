import { t } from '../../../texts';
import type { Position, ReachAnswer, Setup, Spot } from '../types';
import { cardOf, placeOf, unitOf } from '../describe/units';
import type { Draft } from './drafts.svelte';

/**
 * A place beside a carrier where a passenger may get out. `turn` is its direction as seen from the carrier,
 * from -179 to 180.
 */
export type CarrierSide = { at: Spot; turn: number };

/** The same direction as an angle from -179 to 180 degrees. */
export function around(degrees: number): number {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return turn === -180 ? 180 : turn;
}

/** The bearing from one place to another, in whole degrees counter-clockwise from east, 0 to 359. */
export function bearing(from: Spot, to: Spot): number {
  return (Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI) + 360) % 360;
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The places where a passenger may get out, without those that another draft uses. */
export function sidesOf(
  setup: Setup,
  position: Position,
  reach: ReachAnswer,
  drafts: readonly Draft[],
): CarrierSide[] {
  const { unit } = reach;
  const from = placeOf(position, unit);
  const facing = unitOf(position, unitOf(position, unit)?.in ?? '')?.facing ?? 0;
  if (!from) return [];
  const radius = (id: string): number => cardOf(setup, id)?.radius ?? 0;
  const taken = (at: Spot): boolean =>
    drafts.some(
      ({ key, action }) =>
        action.do === 'leave' && key !== unit && apart(action.at, at) < radius(key) + radius(unit),
    );
  return reach.cells.at
    .map(([x, y]): Spot => [x, y])
    .filter((at) => !taken(at))
    .map((at) => ({ at, turn: around(bearing(from, at) - facing) }));
}

/** The side nearest to a place. */
export const nearestTo = (sides: readonly CarrierSide[], to: Spot): CarrierSide | undefined =>
  sides.toSorted((one, other) => apart(one.at, to) - apart(other.at, to))[0];

/** The name of a side: "behind", "45° to the left". */
export function describeSide({ turn }: CarrierSide): string {
  if (Math.abs(turn) === 180) return t('pf-side-behind');
  if (turn === 0) return t('pf-row-ahead');
  return t(turn > 0 ? 'pf-row-left' : 'pf-row-right', { degrees: Math.abs(turn) });
}
