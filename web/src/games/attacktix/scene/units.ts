import type { Spot } from './api';
import type { Flat } from '../../../parts/three/pose';

export { between, distance } from '../../../parts/plane';

/** How many micrometres a centimetre has. The scene draws in centimetres. */
const cm = 10_000;

/** Converts a length into centimetres. */
export const long = (micrometres: number): number => micrometres / cm;
/** Converts a heading or angle from hundredths of a degree into radians. */
export const turned = (hundredths: number): number => (hundredths * Math.PI) / 18_000;
/** Returns the place at a distance in the direction of a heading. */
export function along(at: Spot, heading: number, distance: number): Spot {
  const angle = turned(heading);
  return [at[0] + Math.sin(angle) * distance, at[1] + Math.cos(angle) * distance];
}
/** Returns the heading from one place to another, from 0 to below 36000 hundredths of a degree. */
export function heading(from: Spot, to: Spot): number {
  const angle = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 18_000) / Math.PI;
  return (angle + 36_000) % 36_000;
}
/**
 * Returns the heading after a share of the shorter turn from heading `a` to `b`. The result may be below 0 or
 * above 36000.
 */
export const swung = (a: number, b: number, share: number): number =>
  a + (((((b - a) % 36_000) + 54_000) % 36_000) - 18_000) * share;

/**
 * Converts a place on the table into the axes of the camera, in centimetres. The first axis of the camera
 * points right, and that of the table left.
 */
export const flat = ([x, z]: Spot): Flat => [-x / cm, z / cm];
/** Converts a place in the axes of the camera into a place on the table, in whole micrometres. */
export const spot = ([x, y]: Flat): Spot => [Math.round(-x * cm), Math.round(y * cm)];

/**
 * Returns a generator of pseudo-random numbers from 0 to below 1. The same `word` always gives the same
 * numbers.
 */
export function chance(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
