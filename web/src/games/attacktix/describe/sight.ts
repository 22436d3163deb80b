import type { AimAnswer, Setup, Spot, View } from '../types';
import { cardOf, figureOf, heightOf } from './names';

/** How high a figure stands, in micrometres. */
const tall = 86_000,
  masterTall = 175_000;
/** Bases with a greater radius than this carry Battle Masters, in micrometres. */
const wide = 30_000;
/** The drawn length of a line that passes above the thing that it comes to first, in micrometres. */
const drawn = 1_200_000;

/**
 * The thing that the line of a weapon comes to first, seen from above. Text and picture both use this data.
 */
export type Sight = {
  id: string;
  /** How far away the thing is, in micrometres. */
  distance: number;
  at: Spot;
  /** Whether the line of a launcher passes above the top of the thing. */
  above: boolean;
  /** Whether a melee weapon reaches the thing; true for launchers. */
  reached: boolean;
};

/** How high something stands, in micrometres. */
export const tallOf = (setup: Setup, id: string): number => {
  const card = cardOf(setup, id);
  return card ? (card.radius > wide ? masterTall : tall) : heightOf(setup, id);
};

/** The thing that the line of a figure's weapon comes to first; null if there is none. */
export function sightOf(setup: Setup, view: View, figure: string, answer: AimAnswer): Sight | null {
  const { first, line } = answer;
  const weapon = cardOf(setup, figure)?.weapon;
  if (!first || !weapon) return null;
  const { id, distance } = first;
  const here = figureOf(view, id)?.at ?? view.terrain.find((piece) => piece.id === id)?.at;
  const [x, height, z] = pointOn(answer, distance);
  return {
    id,
    distance,
    at: here ?? [x, z],
    above: weapon.kind === 'ranged' && line.from[1] <= height && height > tallOf(setup, id),
    reached: weapon.kind === 'ranged' || distance <= weapon.reach,
  };
}

/**
 * Where the line ends in the picture: at the thing that it comes to first, or far behind that thing if the
 * line passes above the thing.
 */
export const endOf = (answer: AimAnswer, sight: Sight | null): [number, number, number] =>
  sight?.above ? pointOn(answer, drawn) : answer.line.to;

/** The point of the line whose distance from the start, measured along the table, is `distance`. */
function pointOn({ line: { from, to } }: AimAnswer, distance: number): [number, number, number] {
  const level = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const along = (n: 0 | 1 | 2): number => from[n] + ((to[n] - from[n]) * distance) / level;
  return [along(0), along(1), along(2)];
}
