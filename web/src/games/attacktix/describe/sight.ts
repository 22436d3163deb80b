import { inside } from '../../../parts/plane';
import type { AimAnswer, Card, Setup, Spot, View } from '../types';
import { arcOf, heightAt, pointOn, thick } from './arc';
import { cardOf, figureOf, heightOf } from './names';
import { thingsBehind } from './behind';

/** How tall a usual figure and a Battle Master are, in micrometres. */
const tall = 86_000,
  masterTall = 175_000;
/** A figure is a Battle Master if the radius of its base is greater than this, in micrometres. */
const wide = 30_000;

/** The first thing that the line of a weapon meets. The texts and the picture both use it. */
export type Sight = {
  id: string;
  /** How far away the thing is, in micrometres. */
  distance: number;
  at: Spot;
  /** Whether the missile passes above the thing and then meets nothing. False for other weapons. */
  above: boolean;
  /** The id of the nearer thing that the missile passes above; null if there is none. */
  over: string | null;
  /** How high a missile meets the thing: 0 is the table, 1 the top of the thing. Null for other weapons. */
  share: number | null;
  /** Whether a melee weapon reaches the thing; true for launchers. */
  reached: boolean;
};

/** Returns how tall a figure or a piece of terrain is, in micrometres. */
export const tallOf = (setup: Setup, id: string): number => {
  const card = cardOf(setup, id);
  return card ? (card.radius > wide ? masterTall : tall) : heightOf(setup, id);
};

/**
 * Returns the first thing that the line of a figure's weapon meets; null if there is none. If a missile
 * passes above it, returns the next thing that the missile meets, or if there is none, the first one with
 * `above` set.
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
 * Returns the points of the line that the picture shows for a weapon. The line of a launcher is the way of
 * its missile: it sinks, and ends at the thing that the missile meets. The line of any other weapon is
 * straight.
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

/** Returns the ids of the areas of terrain, such as woods, that a line crosses. */
export const areasOn = (view: View, way: readonly (readonly [number, number, number])[]): string[] =>
  view.terrain.flatMap(({ id, area }) => (area && way.some(([x, , z]) => inside(area, [x, z])) ? [id] : []));
