import type { GameEntry, Problem, SeatSummary, Summary } from '../wire';

/** What an invite link is worth to this person: a seat, or the reason why there is none. */
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

/** What the invitation to a match gives, judged by the summary of the match. */
export function worthOf(match: Summary): Exclude<Worth, 'gone'> {
  if (match.closed !== undefined) return 'closed';
  if (match.status === 'over') return 'over';
  if (match.seats.some((seat) => seat.you)) return 'own';
  return match.seats.some((seat) => seat.kind === 'open') ? 'open' : 'full';
}

/**
 * What an invitation gives after a refusal; null if the refusal does not say, for example without a
 * connection.
 */
export function worthAfter(problem: Problem | null): Worth | null {
  if (problem === null) return null;
  const slug = problem.type.split(/[/#:]/).at(-1);
  if (slug === 'no-such-match' || slug === 'no-such-invite') return 'gone';
  return slug === 'seat-taken' ? 'full' : null;
}

/** The seat of the link; null if several seats are free, since then only the server knows the seat. */
export function seatOf(match: Summary): SeatSummary | null {
  const free = match.seats.filter((seat) => seat.kind === 'open');
  return free.length === 1 ? (free[0] ?? null) : null;
}

/** The name of the first guest with a name, who counts as the host; null if no guest has a name. */
export function hostOf(match: Summary): string | null {
  return match.seats.find((seat) => seat.kind === 'guest' && seat.name !== '')?.name ?? null;
}

/** The entry of a game in the list of games; null if it is not there. */
export function entryOf(games: readonly GameEntry[], game: string): GameEntry | null {
  return games.find(({ id }) => id === game) ?? null;
}
