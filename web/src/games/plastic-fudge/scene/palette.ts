import type { Side, Tone } from './api';

/** The plastic of a side. */
export const plastic: Readonly<Record<Side, string>> = { green: '#57a24c', tan: '#e0b87c' };
/** The bases of a side: Tan's are dark, so that they are told apart from sand. */
export const feet: Readonly<Record<Side, string>> = { green: '#57a24c', tan: '#8f5426' };
/** A side in bright light: rims, arrows, zones. */
export const bright: Readonly<Record<Side, string>> = { green: '#9bf07c', tan: '#ffe9bd' };
/** Rims of Units that have moved. */
export const spent: Readonly<Record<Side, string>> = { green: '#2b4a2b', tan: '#7a6a4e' };
/** What lies down. */
export const fallen: Readonly<Record<Side, string>> = { green: '#36603a', tan: '#a58a62' };

/** What a meaning looks like. */
export const tones: Readonly<Record<Tone, string>> = {
  good: '#6fd0ff',
  bad: '#ff5a4a',
  hint: '#ffd447',
  green: '#8be36f',
  tan: '#ffe2a8',
};

/** The rod: a plain tick of 3 inches, that of 6 and that of 12. */
export const ticks = {
  plain: '#f7f1e1',
  six: '#3f8cff',
  twelve: '#ff5a3c',
  wood: '#c99a5b',
  dark: '#5d3f1d',
} as const;

/** The colour of the tick at a length. */
export const tickAt = (inches: number): string =>
  inches % 12 === 0 ? ticks.twelve : inches % 6 === 0 ? ticks.six : ticks.plain;
