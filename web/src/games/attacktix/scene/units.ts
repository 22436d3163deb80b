import type { Spot } from './api';
import type { Flat } from '../../../parts/three/pose';

export { between, distance } from '../../../parts/plane';

/** The micrometres in a centimetre. The scene is drawn in centimetres. */
const cm = 10_000;

/** A length in centimetres. */
export const long = (micrometres: number): number => micrometres / cm;
/** A heading or angle in radians, as a turn about the upward axis from heading 0. */
export const turned = (hundredths: number): number => (hundredths * Math.PI) / 18_000;
/** The place at a distance in a direction. */
export function along(at: Spot, heading: number, distance: number): Spot {
  const angle = turned(heading);
  return [at[0] + Math.sin(angle) * distance, at[1] + Math.cos(angle) * distance];
}
/** The heading from one place to another, 0 up to 36000. */
export function heading(from: Spot, to: Spot): number {
  const angle = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 18_000) / Math.PI;
  return (angle + 36_000) % 36_000;
}
/** The heading at a share of the shorter turn from one heading to another. */
export const swung = (a: number, b: number, share: number): number =>
  a + (((((b - a) % 36_000) + 54_000) % 36_000) - 18_000) * share;

/**
 * A place in the camera's plane, in centimetres. The first axis of the plane points right, that of the table
 * left.
 */
export const flat = ([x, z]: Spot): Flat => [-x / cm, z / cm];
/** Turns a place of the camera's plane back into a place on the table, in whole micrometres. */
export const spot = ([x, y]: Flat): Spot => [Math.round(-x * cm), Math.round(y * cm)];

/** A source of numbers between 0 and 1. The same word always gives the same numbers. */
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
