import type { Setup } from '../types';
import { cardOf, heightOf } from './names';

/** How tall a figure and a Battle Master are, in micrometres. */
const tall = 86_000,
  masterTall = 175_000;
/** A figure is a Battle Master if the radius of its base is greater than this, in micrometres. */
const wide = 30_000;

/** Returns whether a thing is a Battle Master. */
export const isMaster = (setup: Setup, id: string): boolean => (cardOf(setup, id)?.radius ?? 0) > wide;

/** Texts do not mention a figure that was shoved less than this, in micrometres. */
export const faint = 1_500;

/** Returns how tall a figure or a piece of terrain is, in micrometres. */
export const tallOf = (setup: Setup, id: string): number => {
  if (cardOf(setup, id) === undefined) return heightOf(setup, id);
  return isMaster(setup, id) ? masterTall : tall;
};
