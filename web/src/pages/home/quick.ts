import type { GameTable } from '../../contract';
import type { GamePage, MatchOrder } from '../../wire';

/** The choices for a game that begins at once. */
export type Quick = {
  seats: number;
  level: number;
  /** Whether this is the first game on this device. */
  first: boolean;
};

/**
 * The order for a game that begins at once. The player takes the first seat, and bots take the others.
 * Everything else is chosen for the player.
 */
export function quickOrder(
  table: GameTable,
  page: GamePage,
  { seats, level, first }: Quick,
  random: () => number = Math.random,
): MatchOrder {
  const named = page.seats.slice(0, seats);
  const chosen = table.quickChoice?.(page, first, random) ?? null;
  const force = table.forces?.suggest(page, first ? 0 : Math.floor(random() * 1_000)) ?? null;
  const [mine] = named;
  return {
    game: page.id,
    setup: table.makeSetup({ page, chosen, seats: named, options: {}, extras: {}, random }),
    seats: named.map((_, n) => (n === 0 ? { kind: 'me' } : { kind: 'bot', level })),
    clock: { kind: 'none' },
    ...(force !== null && mine !== undefined ? { forces: { [mine]: force } } : {}),
  };
}
