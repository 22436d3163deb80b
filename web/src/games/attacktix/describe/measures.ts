import { t } from '../../../texts';
import type { Edge, Setup, Spot } from '../types';

/** Writes a number with at most this many decimals, and without zeros at its end. */
export function brief(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/**
 * Converts micrometres into tix, such as "4.8". The tik, with the plural tix, is the rulebook's unit of
 * length.
 */
export const inTix = (setup: Setup, length: number): string => brief(length / setup.table.tix);

/** Writes a length in micrometres as words, such as "4.8 tix" or "1 tik". */
export const describeLength = (setup: Setup, length: number): string =>
  t('at-tix', { tix: Number(inTix(setup, length)) });

/** Says how far a figure may still roll after its drafted move. */
export const describeRest = (setup: Setup, { rolled, limit }: { rolled: number; limit: number }): string =>
  t('at-tix-left', { left: Number(inTix(setup, Math.max(0, limit - rolled))) });

/** Converts hundredths of a degree into degrees, such as "12.5". */
export const degrees = (angle: number): string => brief(angle / 100);

/**
 * Writes an angle in hundredths of a degree as words, such as "12.5° left" or "straight ahead". Headings grow
 * counter-clockwise, so a positive angle is left.
 */
export function describeTurn(angle: number): string {
  if (Math.abs(angle) < 50) return t('at-ahead');
  if (Math.abs(angle) >= 17_500) return t('at-behind');
  return t(angle > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(angle)) });
}

/** Returns the same direction as an angle from -17999 to 18000, in hundredths of a degree. */
export function wrapped(angle: number): number {
  const turned = ((Math.round(angle) % 36_000) + 36_000) % 36_000;
  return turned > 18_000 ? turned - 36_000 : turned;
}

/** Returns the heading from one place to another, in hundredths of a degree from 0 to 35999. */
export const headingTo = ([x, z]: Readonly<Spot>, [tox, toz]: Readonly<Spot>): number =>
  (Math.round((Math.atan2(tox - x, toz - z) * 18_000) / Math.PI) + 36_000) % 36_000;

/** Returns the distance between two places in whole micrometres. */
export const apart = ([x, z]: Readonly<Spot>, [tox, toz]: Readonly<Spot>): number =>
  Math.round(Math.hypot(tox - x, toz - z));

/** Writes a place as tix from the middle of the table along its two axes, such as "3.2 / −11". */
export const describeSpot = (setup: Setup, [x, z]: Readonly<Spot>): string =>
  t('at-spot', { x: inTix(setup, x), z: inTix(setup, z) });

/** Says what a window of a base shows: `6w` is "Speed 6, white", `6r` is red, and `6r*` stands on a star. */
export function describeWindow(window: string): string {
  if (window.endsWith('*')) return t('at-window-special', { window: describeWindow(window.slice(0, -1)) });
  return t(window.endsWith('r') ? 'at-window-red' : 'at-window-white', { speed: window.slice(0, -1) });
}

/**
 * Returns whether the coordinate along a side's starting line grows to the left, as seen from that side. Null
 * counts as south.
 */
export const isMirrored = (side: Edge | null): boolean =>
  side === 'south' || side === 'east' || side === null;

/** Says where a place on a side's starting line is, as seen from there: "2.4 tix right of the middle". */
export function describeAlong(setup: Setup, along: number, side: Edge | null): string {
  const right = isMirrored(side) ? -along : along;
  if (Math.abs(right) < setup.table.tix / 20) return t('at-along-middle');
  return t(right > 0 ? 'at-along-right' : 'at-along-left', { tix: inTix(setup, Math.abs(right)) });
}
