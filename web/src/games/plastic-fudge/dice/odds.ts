import type { Odds } from '../types';

/** The results of the Damage Chart, from the worst for the defender to the best. */
export const results = ['kill', 'injury', 'no_effect', 'no_damage'] as const;
export type Result = (typeof results)[number];

/**
 * The number of outcomes of the attacker's and the defender's throw together: four dice each, three results
 * for each die.
 */
const pairs = 6561;

/** A share in percent with one decimal. Only an impossible result gives 0, and only a certain one 100. */
export function percent(count: number, of: number = pairs): string {
  if (count <= 0) return '0';
  if (count >= of) return '100';
  const share = Math.min(99.9, Math.max(0.1, Math.round((count / of) * 1000) / 10));
  return String(share);
}

/**
 * A share of all these outcomes in whole percent. Only an impossible result gives 0, and only a certain one
 * 100.
 */
export function wholePercent(count: number): string {
  if (count <= 0) return '0';
  return count >= pairs ? '100' : String(Math.min(99, Math.max(1, Math.round((count / pairs) * 100))));
}

/** The shares of a bar, in percent of its width. */
export const sharesOf = (odds: Odds): { result: Result; share: number; count: number }[] =>
  results.map((result) => ({ result, share: (odds[result] / pairs) * 100, count: odds[result] }));
