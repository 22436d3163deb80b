import type { AimAnswer, Card } from '../types';

type Place = [number, number, number];

/** How fast launchers send their missiles, in micrometres a second, by the code of the weapon. */
export const speeds: Readonly<Record<string, number>> = {
  'LN-': 6_200_000,
  LN: 6_500_000,
  'LN+': 6_200_000,
  VOL4: 6_500_000,
  VOL2H: 7_000_000,
};
/** By how much the speed of a fall grows in each second, in micrometres a second. */
export const gravity = 9_810_000;
/** How far a missile starts ahead of the middle of its figure, in micrometres. */
export const ahead = 15_000;
/** The radius of a missile, in micrometres. */
export const thick = 3_500;

/** The longest drawn arc, measured along the table, in micrometres. */
const longest = 1_200_000;

/**
 * How high a missile is at a distance from its figure, if only the spring and its fall move it; null for a
 * weapon whose speed is not known. All lengths are micrometres.
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
 * The way of a missile, with a place at every `step` along the table, until it lies on the table or has gone
 * as far as `end`. Null for a weapon whose speed is not known.
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

/** The point of a line whose distance from the start, measured along the table, is `distance`. */
export function pointOn(line: AimAnswer['line'], distance: number): Place {
  const { from, to } = line;
  const along = (n: 0 | 1 | 2): number => from[n] + ((to[n] - from[n]) * distance) / levelOf(line);
  return [along(0), along(1), along(2)];
}

/** The length of a line, measured along the table. */
const levelOf = ({ from, to }: AimAnswer['line']): number =>
  Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
