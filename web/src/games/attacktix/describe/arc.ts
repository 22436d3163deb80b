import type { AimAnswer, Card } from '../types';

type Place = [number, number, number];

/** The speed of each launcher's missiles, by the code of the weapon, in micrometres a second. */
export const speeds: Readonly<Record<string, number>> = {
  'LN-': 6_200_000,
  LN: 6_500_000,
  'LN+': 6_200_000,
  VOL4: 6_500_000,
  VOL2H: 7_000_000,
};
/** The acceleration of a falling missile, in micrometres per second squared. */
export const gravity = 9_810_000;
/** How far a missile starts ahead of the middle of its figure, in micrometres. */
export const ahead = 15_000;
/** The radius of a missile, in micrometres. */
export const thick = 3_500;

/** The greatest length of a drawn arc, measured along the table, in micrometres. */
const longest = 1_200_000;

/**
 * Returns the height of a missile, in micrometres, at `distance` from the start of its line. It assumes that
 * the missile hits nothing on its way. Null for a weapon whose speed is not known.
 */
export function heightAt(
  { line: { from, to } }: AimAnswer,
  { weapon }: Card,
  distance: number,
): number | null {
  const speed = speeds[weapon.code ?? ''];
  if (speed === undefined) return null;
  const slope = (to[1] - from[1]) / levelOf({ from, to });
  const gone = Math.max(0, distance - ahead);
  const along = speed / Math.hypot(1, slope);
  return from[1] + slope * gone - (gravity / 2) * (gone / along) ** 2;
}

/**
 * Returns places on the way of a missile, one at every `step` along the table. The way ends on the table, or
 * at the distance `end`. Lengths are in micrometres. Null for a weapon whose speed is not known.
 */
export function arcOf(answer: AimAnswer, card: Card, step: number, end = longest): Place[] | null {
  const places: Place[] = [];
  for (let far = 0; far < end + step; far += step) {
    const gone = Math.min(far, end);
    const height = heightAt(answer, card, gone);
    if (height === null) return null;
    const [x, , z] = pointOn(answer.line, gone);
    places.push([x, Math.max(thick, height), z]);
    if (height <= thick) break;
  }
  return places;
}

/** Returns the point of a line at this distance from its start, measured along the table. */
export function pointOn(line: AimAnswer['line'], distance: number): Place {
  const { from, to } = line;
  const along = (n: 0 | 1 | 2): number => from[n] + ((to[n] - from[n]) * distance) / levelOf(line);
  return [along(0), along(1), along(2)];
}

/**
 * Returns the length of a line, measured along the table. It is 1, not 0, for an upright line, because
 * callers divide by it.
 */
const levelOf = ({ from, to }: AimAnswer['line']): number =>
  Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
