import type { OptionSpec } from '../../../wire';

/** Every value of a whole number that can be agreed, as the game's page says. */
function values(
  specs: readonly OptionSpec[],
  key: string,
  step: number,
  usual: readonly [number, number],
): number[] {
  const { min = usual[0], max = usual[1] } = specs.find((spec) => spec.key === key) ?? {};
  return Array.from({ length: Math.max(1, Math.floor((max - min) / step) + 1) }, (_, n) => min + n * step);
}

/** The points that can be agreed: hundreds. */
export const limitsOf = (specs: readonly OptionSpec[]): number[] => values(specs, 'limit', 100, [100, 600]);

/** How many Battle Masters everybody may be allowed. */
export const allowancesOf = (specs: readonly OptionSpec[]): number[] =>
  values(specs, 'bm_allowance', 1, [0, 4]);
