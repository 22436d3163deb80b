import type { Analysis, Seat, TurningPoint } from '../wire';

/** How the chances of the winners developed. Steps are given by their numbers, and chances in permille. */
export type Course =
  | { kind: 'ahead' }
  /** The game was open (no side was clearly ahead) up to the last step. */
  | { kind: 'last' }
  /** The game was open up to the step `until`. */
  | { kind: 'open'; until: number }
  /** The winners were behind, most of all at the step `low`, and had the better chances from `from` on. */
  | { kind: 'behind'; low: number; least: number; from: number };

/** What decided a game that somebody won. */
export type Verdict = {
  course: Course;
  /** The costliest decision of a loser; null if no single decision turned the game. */
  mistake: TurningPoint | null;
  /** The step after which the chances of the winners rose most; null if they never rose much. */
  leap: { step: number; before: number; after: number } | null;
};

/**
 * Chances count as even if they have moved from the fair share by at most this part of the way to certain
 * defeat or victory.
 */
const EVEN = 0.2;
/** The smallest rise of the winners' chances that the verdict mentions, in permille. */
const LEAP = 100;

/** What decided the game that `winners` won; null if nobody won, or if nothing was judged. */
export function verdictOf(analysis: Analysis, winners: readonly Seat[]): Verdict | null {
  const { seats, points, turning_points: turns } = analysis;
  if (winners.length === 0 || points.length < 2) return null;
  const ours = points.map(({ step, chances }) => ({
    step,
    chance: chances.reduce((sum, chance, n) => (winners.includes(seats[n] ?? '') ? sum + chance : sum), 0),
  }));
  const mistakes = turns.filter(({ seat }) => !winners.includes(seat));
  const leaps = ours.slice(1).map(({ step, chance }, n) => ({
    step,
    before: ours[n]?.chance ?? 0,
    after: chance,
  }));
  const rise = most(leaps, ({ before, after }) => after - before);
  return {
    course: courseOf(ours, (1000 * winners.length) / seats.length),
    mistake: most(mistakes, ({ before, after }) => before - after),
    leap: rise && rise.after - rise.before >= LEAP ? rise : null,
  };
}

/**
 * How chances developed from step to step. `fair` is the chance of the winners if all players are equally
 * good.
 */
function courseOf(ours: readonly { step: number; chance: number }[], fair: number): Course {
  const open = ours.findLastIndex(({ chance }) => chance <= fair + (1000 - fair) * EVEN);
  if (open < 0 || (open === 0 && ours.length > 2)) return { kind: 'ahead' };
  const low = most(ours, ({ chance }) => -chance);
  const from = ours[open + 1]?.step ?? ours.at(-1)?.step ?? 0;
  if (low && low.chance < fair * (1 - EVEN))
    return { kind: 'behind', low: low.step, least: low.chance, from };
  return from >= (ours.at(-1)?.step ?? 0) ? { kind: 'last' } : { kind: 'open', until: ours[open]?.step ?? 0 };
}

/** The thing for which `size` is largest, the first of equal ones; null for an empty list. */
function most<T>(things: readonly T[], size: (thing: T) => number): T | null {
  return things.reduce<T | null>((best, one) => (best === null || size(one) > size(best) ? one : best), null);
}
