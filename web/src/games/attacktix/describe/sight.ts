import { inside } from '../../../parts/plane';
import type { AimAnswer, Card, Setup, Spot, View } from '../types';
import { arcOf, heightAt, pointOn, thick } from './arc';
import { cardOf, figureOf, heightOf } from './names';

/** How high a figure stands, in micrometres. */
const tall = 86_000,
  masterTall = 175_000;
/** Bases with a greater radius than this carry Battle Masters, in micrometres. */
const wide = 30_000;

/**
 * The thing that the line of a weapon comes to first, seen from above. Text and picture both use this data.
 */
export type Sight = {
  id: string;
  /** How far away the thing is, in micrometres. */
  distance: number;
  at: Spot;
  /** Whether a missile that follows the line passes above the top of the thing. */
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
  const card = cardOf(setup, figure);
  if (!first || !card) return null;
  const { id, distance } = first;
  const here = figureOf(view, id)?.at ?? view.terrain.find((piece) => piece.id === id)?.at;
  const [x, straight, z] = pointOn(line, distance);
  const isLauncher = card.weapon.kind === 'ranged';
  const height = heightAt(answer, card, distance) ?? straight;
  return {
    id,
    distance,
    at: here ?? [x, z],
    above: isLauncher && height - thick > tallOf(setup, id),
    reached: isLauncher || distance <= card.weapon.reach,
  };
}

/**
 * The line of a weapon in the picture. The line of a launcher sinks as its missile does. It ends at the thing
 * that it comes to first, unless it passes above that thing. The line of any other weapon is straight.
 */
export function wayOf(
  answer: AimAnswer,
  card: Card,
  sight: Sight | null,
  tix: number,
): [number, number, number][] {
  const arc =
    card.weapon.kind === 'ranged'
      ? arcOf(answer, card, tix, sight && !sight.above ? sight.distance : undefined)
      : null;
  return arc ?? [answer.line.from, answer.line.to];
}

/** The areas of terrain that a line runs across, such as woods. */
export const areasOn = (view: View, way: readonly (readonly [number, number, number])[]): string[] =>
  view.terrain.flatMap(({ id, area }) => (area && way.some(([x, , z]) => inside(area, [x, z])) ? [id] : []));
