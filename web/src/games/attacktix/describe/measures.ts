import { t } from '../../../texts';
import type { Edge, Setup, Spot } from '../types';

/** A number with at most `decimals` decimals. */
export function brief(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** Micrometres as tix: "4.8". */
export const inTix = (setup: Setup, length: number): string => brief(length / setup.table.tix);

/** A length in words: "4.8 tix", "1 tik". */
export const describeLength = (setup: Setup, length: number): string =>
  t('at-tix', { tix: Number(inTix(setup, length)) });

/** How far a figure may still roll after the draft of a move, in words. */
export const describeRest = (setup: Setup, { rolled, limit }: { rolled: number; limit: number }): string =>
  t('at-tix-left', { left: Number(inTix(setup, Math.max(0, limit - rolled))) });

/** Hundredths of a degree as degrees: "12.5". */
export const degrees = (angle: number): string => brief(angle / 100);

/**
 * An angle to one side, in hundredths of a degree, as words: "12.5° left", "straight ahead". Headings grow
 * counter-clockwise, so a positive angle is left.
 */
export function describeTurn(angle: number): string {
  if (Math.abs(angle) < 50) return t('at-ahead');
  if (Math.abs(angle) >= 17_500) return t('at-behind');
  return t(angle > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(angle)) });
}

/** Brings an angle into -18000 < a <= 18000. */
export function wrapped(angle: number): number {
  const turned = ((Math.round(angle) % 36_000) + 36_000) % 36_000;
  return turned > 18_000 ? turned - 36_000 : turned;
}

/** The heading from one place to another, in hundredths of a degree. */
export const headingTo = ([x, z]: Readonly<Spot>, [tox, toz]: Readonly<Spot>): number =>
  (Math.round((Math.atan2(tox - x, toz - z) * 18_000) / Math.PI) + 36_000) % 36_000;

/** The distance between two places, in micrometres. */
export const apart = ([x, z]: Readonly<Spot>, [tox, toz]: Readonly<Spot>): number =>
  Math.round(Math.hypot(tox - x, toz - z));

/** A place in words, in tix from the middle of the table along its two axes: "3.2 / −11". */
export const describeSpot = (setup: Setup, [x, z]: Readonly<Spot>): string =>
  t('at-spot', { x: inTix(setup, x), z: inTix(setup, z) });

/** What a window shows: "Speed 6, white". */
export function describeWindow(window: string): string {
  return t(window.endsWith('r') ? 'at-window-red' : 'at-window-white', { speed: window.slice(0, -1) });
}

/** Whether the coordinate along a side's line grows to the left for a player there. Null counts as south. */
export const isMirrored = (side: Edge | null): boolean =>
  side === 'south' || side === 'east' || side === null;

/** A place along a side's line, as a player there sees it: "2.4 tix right of the middle". */
export function describeAlong(setup: Setup, along: number, side: Edge | null): string {
  const right = isMirrored(side) ? -along : along;
  if (Math.abs(right) < setup.table.tix / 20) return t('at-along-middle');
  return t(right > 0 ? 'at-along-right' : 'at-along-left', { tix: inTix(setup, Math.abs(right)) });
}
