import type { OptionSpec } from '../../../wire';

/**
 * Returns the values of an option from its least to its greatest, in steps. An option without bounds has
 * those in `usual`.
 */
function values(
  specs: readonly OptionSpec[],
  key: string,
  step: number,
  usual: readonly [number, number],
): number[] {
  const { min = usual[0], max = usual[1] } = specs.find((spec) => spec.key === key) ?? {};
  return Array.from({ length: Math.max(1, Math.floor((max - min) / step) + 1) }, (_, n) => min + n * step);
}

/** Returns the limits of points that players can choose, in steps of 100. */
export const limitsOf = (specs: readonly OptionSpec[]): number[] => values(specs, 'limit', 100, [100, 600]);

/** Returns the numbers of Battle Masters that players can allow each side. */
export const allowancesOf = (specs: readonly OptionSpec[]): number[] =>
  values(specs, 'bm_allowance', 1, [0, 4]);
