import { inside } from '../../../parts/plane';
import type { AimAnswer, Card, Setup, Spot, View } from '../types';
import { arcOf, heightAt, pointOn, thick } from './arc';
import { apart } from './measures';
import { cardOf, figureOf } from './names';
import { tallOf } from './tall';
import { grazed, thingsBehind } from './behind';

/** The first thing that the line of a weapon meets. The texts and the picture both use it. */
export type Sight = {
  id: string;
  /** Where the line meets the thing: how far from the middle of the attacker, in micrometres. */
  distance: number;
  /**
   * For a missile that meets a figure: how far the base of the figure is from the middle of the attacker, in
   * micrometres. Reports measure the same. A line that meets the figure near its edge is a little longer.
   */
  away?: number;
  at: Spot;
  /** Whether the missile passes above the thing and then meets nothing. False for other weapons. */
  above: boolean;
  /** The id of the nearer thing that the missile passes above; null if there is none. */
  over: string | null;
  /** How high a missile meets the thing: 0 is the table, 1 the top of the thing. Null for other weapons. */
  share: number | null;
  /** Whether a missile meets a figure near the edge of its body, or passes beside the body over the base. */
  aside: 'edge' | 'beside' | null;
  /** Whether a melee weapon reaches the thing; true for launchers. */
  reached: boolean;
};

/** A missile may leave its line by this, in micrometres, and then touch a thing beside it. */
const shaky = 1_300;

/** A missile meets a figure near the edge, or beside its body, beyond these shares of the base's radius. */
const edge = 0.55,
  outside = 0.86;

/** Returns whether the line of a missile runs near the edge of a figure's body, or beside the body. */
function asideOf(setup: Setup, view: View, id: string, { from, to }: AimAnswer['line']): Sight['aside'] {
  const at = figureOf(view, id)?.at;
  const radius = cardOf(setup, id)?.radius;
  if (!at || !radius) return null;
  const far = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const [dx, dz] = [at[0] - from[0], at[1] - from[2]];
  const off = Math.abs(dx * (to[2] - from[2]) - dz * (to[0] - from[0])) / far / radius;
  return off > outside ? 'beside' : off > edge ? 'edge' : null;
}

/**
 * Returns the first thing that the line of a figure's weapon meets; null if there is none. A missile is wider
 * than its line, so it also meets a round object that its edge touches. If a missile passes above the thing,
 * returns the next thing that the missile meets, or if there is none, the first one with `above` set.
 */
export function sightOf(setup: Setup, view: View, figure: string, answer: AimAnswer): Sight | null {
  const sight = meetingOf(setup, view, figure, answer);
  const met = sight && cardOf(setup, sight.id);
  if (!met || sight.above || cardOf(setup, figure)?.weapon.kind !== 'ranged') return sight;
  const [x, , z] = answer.line.from;
  return { ...sight, away: Math.max(0, apart([x, z], sight.at) - met.radius) };
}

function meetingOf(setup: Setup, view: View, figure: string, answer: AimAnswer): Sight | null {
  const { line } = answer;
  const card = cardOf(setup, figure);
  if (!card) return null;
  const isLauncher = card.weapon.kind === 'ranged';
  const height = (far: number): number => heightAt(answer, card, far) ?? pointOn(line, far)[1];
  const isAbove = (one: string, far: number): boolean => height(far) - thick > tallOf(setup, one);
  const share = (one: string, far: number): number | null =>
    isLauncher ? height(far) / (tallOf(setup, one) || 1) : null;
  const aside = (one: string): Sight['aside'] => (isLauncher ? asideOf(setup, view, one, line) : null);
  const touched = isLauncher ? grazed(setup, view, line, thick + shaky) : null;
  // The line itself may meet the same object a little farther away.
  const isTouched =
    touched &&
    touched.id !== answer.first?.id &&
    !isAbove(touched.id, touched.distance) &&
    height(touched.distance) > thick;
  const first = isTouched && touched.distance < (answer.first?.distance ?? Infinity) ? touched : answer.first;
  if (!first) return null;
  const { id, distance } = first;
  const here = figureOf(view, id)?.at ?? view.terrain.find((piece) => piece.id === id)?.at;
  const [x, , z] = pointOn(line, distance);
  const sight = {
    id,
    distance,
    at: here ?? ([x, z] satisfies Spot),
    above: false,
    over: null,
    share: share(id, distance),
    aside: aside(id),
    reached: isLauncher || distance <= card.weapon.reach,
  };
  if (!isLauncher || !isAbove(id, distance)) return sight;
  const next = thingsBehind(setup, view, figure, line, distance).find(
    (one) => one.id !== id && !isAbove(one.id, one.distance),
  );
  // A missile that has come down to the table before the next thing does not meet it.
  if (!next || height(next.distance) <= thick) return { ...sight, above: true };
  return { ...sight, ...next, over: id, share: share(next.id, next.distance), aside: aside(next.id) };
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
