import { cardOf } from '../describe/units';
import { distance, nearest } from '../scene/plane';
import type { Position, Setup, Spot, WayAnswer } from '../types';
import type { Draft } from './drafts.svelte';

/** A place that a Unit should keep away from: its centre stays at least `radius` inches from there. */
export type Disc = { at: Spot; radius: number };

/** The radius of a marker. PF-R-38 */
const markerRadius = 0.5;
/**
 * How far a base may seem to reach into another one, in inches. Bases may touch, and distances are rounded.
 */
const tolerance = 0.001;
/** The turns that a careful Unit tries to get past a marker, in degrees. */
const turns = [0, 20, -20, 40, -40, 60, -60];
/** The step from one place to the next in the same direction, towards the Unit, in inches. */
const shorter = 0.5;
/** How many other places the search returns at most, in all and in each direction. */
const most = 5;
const each = 2;

/** The places where the drafts of other Units end, with the radius that keeps this Unit off their bases. */
export function takenBy(setup: Setup, drafts: readonly Draft[], unit: string): Disc[] {
  const radius = (id: string): number => cardOf(setup, id)?.radius ?? 0;
  return drafts.flatMap(({ key, action, way, path }): Disc[] => {
    if (key === unit || !cardOf(setup, key) || (action.do === 'move' && (action.board || action.exit)))
      return [];
    const end = action.do === 'leave' ? action.at : way.at(-1);
    const towed = path?.towed;
    return [
      ...(end ? [{ at: end, radius: radius(key) + radius(unit) }] : []),
      ...(towed ? [{ at: towed.end.at, radius: radius(towed.unit) + radius(unit) }] : []),
    ];
  });
}

/** Markers that may go off under a Unit. */
export function dangersTo(setup: Setup, position: Position, unit: string): Disc[] {
  const card = cardOf(setup, unit);
  return (position.mines ?? [])
    .filter(({ real, found_by: found = [] }) => real !== false && !found.some((side) => side === card?.side))
    .map(({ at }) => ({ at, radius: markerRadius + (card?.radius ?? 0) }));
}

/** Whether a place keeps clear of all discs. */
export const isClear = (at: Spot, discs: readonly Disc[]): boolean =>
  discs.every((disc) => distance(disc.at, at) >= disc.radius - tolerance);

/**
 * Whether a Unit may go this way. Its end must be free, and the way of a careful Unit must touch no marker.
 */
export const isFree = (way: WayAnswer, taken: readonly Disc[], careful: boolean): boolean =>
  isClear(way.end.at, taken) && (!careful || way.touches.length === 0);

/**
 * Places where a Unit may go instead, if the place `to` is taken or dangerous. The places that bring the Unit
 * furthest ahead come first. A careful Unit (`dangers` is not null) also turns, so that its straight way
 * keeps clear of the dangers.
 */
export function otherPlaces(
  from: Spot,
  to: Spot,
  taken: readonly Disc[],
  dangers: readonly Disc[] | null,
): Spot[] {
  const [length, ahead] = [distance(from, to), Math.atan2(to[1] - from[1], to[0] - from[0])];
  const places: { at: Spot; gain: number }[] = [];
  for (const turn of dangers ? turns : [0]) {
    const angle = ahead + (turn * Math.PI) / 180;
    let found = 0;
    for (let far = length; far >= shorter && found < each; far -= shorter) {
      const at: Spot = [from[0] + far * Math.cos(angle), from[1] + far * Math.sin(angle)];
      const isSafe = (dangers ?? []).every(
        (disc) => distance(disc.at, nearest(from, at, disc.at)) > disc.radius,
      );
      if (!isSafe || !isClear(at, taken)) continue;
      places.push({ at, gain: far * Math.cos(angle - ahead) });
      found += 1;
    }
  }
  return places
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, most)
    .map(({ at }) => at);
}
