import { inside } from '../../../parts/plane';
import type { AimAnswer, Card, Setup, Spot, View } from '../types';
import { arcOf, heightAt, pointOn, thick } from './arc';
import { cardOf, figureOf, heightOf } from './names';
import { thingsBehind } from './behind';

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
  /** Whether a missile that follows the line passes above the top of the thing, and then meets nothing. */
  above: boolean;
  /** The thing above whose top the missile passes before; null if there is none. */
  over: string | null;
  /** How high a missile meets the thing, as a share of the height of the thing; null for other weapons. */
  share: number | null;
  /** Whether a melee weapon reaches the thing; true for launchers. */
  reached: boolean;
};

/** How high something stands, in micrometres. */
export const tallOf = (setup: Setup, id: string): number => {
  const card = cardOf(setup, id);
  return card ? (card.radius > wide ? masterTall : tall) : heightOf(setup, id);
};

/**
 * The thing that the line of a figure's weapon comes to first; null if there is none. If a missile passes above
 * that thing, the thing that the missile comes to next, if there is one.
 */
export function sightOf(setup: Setup, view: View, figure: string, answer: AimAnswer): Sight | null {
  const { first, line } = answer;
  const card = cardOf(setup, figure);
  if (!first || !card) return null;
  const { id, distance } = first;
  const here = figureOf(view, id)?.at ?? view.terrain.find((piece) => piece.id === id)?.at;
  const isLauncher = card.weapon.kind === 'ranged';
  const height = (far: number): number => heightAt(answer, card, far) ?? pointOn(line, far)[1];
  const isAbove = (one: string, far: number): boolean => height(far) - thick > tallOf(setup, one);
  const share = (one: string, far: number): number | null =>
    isLauncher ? height(far) / (tallOf(setup, one) || 1) : null;
  const [x, , z] = pointOn(line, distance);
  const sight = {
    id,
    distance,
    at: here ?? ([x, z] satisfies Spot),
    above: false,
    over: null,
    share: share(id, distance),
    reached: isLauncher || distance <= card.weapon.reach,
  };
  if (!isLauncher || !isAbove(id, distance)) return sight;
  const next = thingsBehind(setup, view, figure, answer.line, distance).find(
    (one) => one.id !== id && !isAbove(one.id, one.distance),
  );
  // A missile that has come down to the table before the next thing does not meet it.
  if (!next || height(next.distance) <= thick) return { ...sight, above: true };
  return { ...sight, ...next, over: id, share: share(next.id, next.distance) };
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
