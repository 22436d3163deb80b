import type { GameTable } from '../../contract';
import type { GamePage, MatchOrder, Seat } from '../../wire';

/** The choices for a game that begins at once. */
export type Quick = {
  seats: number;
  level: number;
  /** Whether the person is new to the game on this device. */
  first: boolean;
};

/**
 * The request for a match that begins at once. The player takes the first seat, and bots take the others.
 * This function chooses everything else, such as the board and the forces.
 */
export function quickOrder(
  table: GameTable,
  page: GamePage,
  { seats, level, first }: Quick,
  random: () => number = Math.random,
): MatchOrder {
  const named = page.seats.slice(0, seats);
  const chosen = table.quickChoice?.(page, first, random) ?? null;
  const forces = forcesFor(table, page, named, first ? 0 : Math.floor(random() * 1_000));
  return {
    game: page.id,
    setup: table.makeSetup({ page, chosen, seats: named, options: {}, extras: {}, random }),
    seats: named.map((_, n) => (n === 0 ? { kind: 'me' } : { kind: 'bot', level })),
    clock: { kind: 'none' },
    ...(forces ? { forces } : {}),
  };
}

/**
 * The force of the person in the first seat, and forces of the bots that are about as strong. Null in games
 * without forces.
 */
function forcesFor(
  { forces }: GameTable,
  page: GamePage,
  [mine, ...bots]: readonly Seat[],
  n: number,
): Record<Seat, unknown> | null {
  const force = forces?.suggest(page, n) ?? null;
  if (force === null || mine === undefined) return null;
  const rivals = bots.map((seat, i) => [seat, forces?.rival?.(page, force, i) ?? null] as const);
  return { [mine]: force, ...Object.fromEntries(rivals.filter(([, rival]) => rival !== null)) };
}
