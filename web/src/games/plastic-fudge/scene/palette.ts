import type { Side, Tone } from './api';

/** The colour of a side's figures. */
export const plastic: Readonly<Record<Side, string>> = { green: '#4c8f42', tan: '#e0b87c' };
/** The colour of a side's bases. Tan's are dark, so that they stand out from sand. */
export const feet: Readonly<Record<Side, string>> = { green: '#4c8f42', tan: '#8f5426' };
/** The bright colour of a side, for rims, arrows and zones. */
export const bright: Readonly<Record<Side, string>> = { green: '#93e077', tan: '#ffe9bd' };
/** The colour of the rims of Units that have moved. */
export const spent: Readonly<Record<Side, string>> = { green: '#2b4a2b', tan: '#7a6a4e' };
/** The colour of a side's fallen figures. */
export const fallen: Readonly<Record<Side, string>> = { green: '#36603a', tan: '#a58a62' };

/** The colour of overlays by their tone. */
export const tones: Readonly<Record<Tone, string>> = {
  good: '#6fd0ff',
  bad: '#ff5a4a',
  hint: '#ffd447',
  green: '#8be36f',
  tan: '#ffe2a8',
};

/** The colours of the measuring rod and of its marks: `plain` every 3 inches, others every 6 and every 12. */
export const ticks = {
  plain: '#f7f1e1',
  six: '#3f8cff',
  twelve: '#ff5a3c',
  wood: '#c99a5b',
  dark: '#5d3f1d',
} as const;

/** The colour of the mark at this many inches. */
export const tickAt = (inches: number): string =>
  inches % 12 === 0 ? ticks.twelve : inches % 6 === 0 ? ticks.six : ticks.plain;

/** The colours of a name by its side: dark green with light letters, light tan with dark ones. */
export const plates: Readonly<Record<Side, { plate: string; colour: string }>> = {
  green: { plate: '#1d5426', colour: '#ffffff' },
  tan: { plate: '#f3d9a4', colour: '#3b2207' },
};
