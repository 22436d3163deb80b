import type { OptionSpec } from '../../../wire';

/** Every value of a number option, in steps, between the bounds that the game's page gives. */
function values(
  specs: readonly OptionSpec[],
  key: string,
  step: number,
  usual: readonly [number, number],
): number[] {
  const { min = usual[0], max = usual[1] } = specs.find((spec) => spec.key === key) ?? {};
  return Array.from({ length: Math.max(1, Math.floor((max - min) / step) + 1) }, (_, n) => min + n * step);
}

/** The points that players can agree on, in hundreds. */
export const limitsOf = (specs: readonly OptionSpec[]): number[] => values(specs, 'limit', 100, [100, 600]);

/** The numbers of Battle Masters that can be allowed to each player. */
export const allowancesOf = (specs: readonly OptionSpec[]): number[] =>
  values(specs, 'bm_allowance', 1, [0, 4]);
