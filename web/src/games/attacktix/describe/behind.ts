import type { AimAnswer, Setup, Spot, View } from '../types';
import { cardOf, pieceCardOf } from './names';

type Behind = { id: string; distance: number; at: Spot };

/**
 * Returns the things that the line of a weapon crosses at a distance greater than `beyond`, the nearest
 * first. Heights do not matter.
 */
export function thingsBehind(
  setup: Setup,
  view: View,
  figure: string,
  { from, to }: AimAnswer['line'],
  beyond: number,
): Behind[] {
  const far = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const [x, z] = [(to[0] - from[0]) / far, (to[2] - from[2]) / far];
  /** Returns how far along the line a place lies, and how far beside the line. */
  const along = (at: Readonly<Spot>): [number, number] => {
    const [dx, dz] = [at[0] - from[0], at[1] - from[2]];
    return [dx * x + dz * z, dx * z - dz * x];
  };
  const round = (id: string, at: Spot, radius: number): Behind[] => {
    const [ahead, aside] = along(at);
    return Math.abs(aside) < radius
      ? [{ id, at, distance: ahead - Math.sqrt(radius ** 2 - aside ** 2) }]
      : [];
  };
  const wall = (id: string, start: Spot, end: Spot): Behind[] => {
    const [one, other] = [along(start), along(end)];
    if (one[1] > 0 === other[1] > 0) return [];
    const distance = one[0] + ((other[0] - one[0]) * one[1]) / (one[1] - other[1]);
    return [{ id, distance, at: [from[0] + x * distance, from[2] + z * distance] }];
  };
  return [
    ...view.figures.flatMap(({ id, at, zone }) =>
      at && zone === 'in-play' && id !== figure ? round(id, at, cardOf(setup, id)?.radius ?? 0) : [],
    ),
    ...view.terrain.flatMap(({ id, at, state, sections }) => [
      ...(at && state !== 'removed' ? round(id, at, radiusOf(setup, id)) : []),
      ...(sections ?? []).flatMap((one) => (one.standing ? wall(one.id, one.from, one.to) : [])),
    ]),
  ]
    .filter(({ distance }) => distance > beyond)
    .toSorted((one, other) => one.distance - other.distance);
}

/**
 * Returns the nearest standing round object that a missile touches with its edge or its tip; null if there is
 * none. `half` is half the width of the missile, in micrometres.
 */
export function grazed(
  setup: Setup,
  view: View,
  { from, to }: AimAnswer['line'],
  half: number,
): Behind | null {
  const far = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const [x, z] = [(to[0] - from[0]) / far, (to[2] - from[2]) / far];
  const found = view.terrain.flatMap(({ id, at, state }): Behind[] => {
    const shape = pieceCardOf(setup, id)?.shape;
    if (!at || state !== 'standing' || shape?.kind !== 'round') return [];
    const [dx, dz] = [at[0] - from[0], at[1] - from[2]];
    const [ahead, aside, wide] = [dx * x + dz * z, dx * z - dz * x, shape.radius + half];
    return ahead > 0 && Math.abs(aside) < wide
      ? [{ id, at, distance: ahead - Math.sqrt(wide ** 2 - aside ** 2) }]
      : [];
  });
  return found.toSorted((one, other) => one.distance - other.distance)[0] ?? null;
}

/** Returns the radius of an object, in micrometres. A box counts as a round object of about its size. */
function radiusOf(setup: Setup, id: string): number {
  const shape = pieceCardOf(setup, id)?.shape;
  if (!shape) return 0;
  return shape.kind === 'round' ? shape.radius : (shape.half_x + shape.half_z) / 2;
}
