import type { GameEntry, Problem, SeatSummary, Summary } from '../wire';

/** What an invitation is worth: a seat, or why there is none. */
export type Worth =
  | 'open'
  /** This person sits at the table already. */
  | 'own'
  | 'full'
  | 'over'
  /** An operator has closed the match. */
  | 'closed'
  /** The link is invalid: it was replaced or revoked, or the match does not exist. */
  | 'gone';

/** What the invitation to a match is worth, as far as the match says it. */
export function worthOf(match: Summary): Exclude<Worth, 'gone'> {
  if (match.closed !== undefined) return 'closed';
  if (match.status === 'over') return 'over';
  if (match.seats.some((seat) => seat.you)) return 'own';
  return match.seats.some((seat) => seat.kind === 'open') ? 'open' : 'full';
}

/** What a refusal says about the worth of an invitation; null where it says nothing, as without a connection. */
export function worthAfter(problem: Problem | null): Worth | null {
  if (problem === null) return null;
  const slug = problem.type.split(/[/#:]/).at(-1);
  if (slug === 'no-such-match' || slug === 'no-such-invite') return 'gone';
  return slug === 'seat-taken' ? 'full' : null;
}

/** The seat that the link is for; null where several are free, since only the server knows then. */
export function seatOf(match: Summary): SeatSummary | null {
  const free = match.seats.filter((seat) => seat.kind === 'open');
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** The name of the first guest who has one, who counts as the host; null if there is none. */
export function hostOf(match: Summary): string | null {
  return match.seats.find((seat) => seat.kind === 'guest' && seat.name !== '')?.name ?? null;
}

/** The entry of a game in the list of games; null if it is not there. */
export function entryOf(games: readonly GameEntry[], game: string): GameEntry | null {
  return games.find(({ id }) => id === game) ?? null;
}
