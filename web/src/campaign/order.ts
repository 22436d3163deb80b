import type { Stage } from '../campaign-contract';
import type { GameTable } from '../contract';
import type { GamePage, MatchOrder } from '../wire';

/**
 * The request that sets up a match of a stage. The player takes the first seat, with the force that the
 * player chose last. Bots take the other seats.
 */
export function stageOrder(
  stage: Stage,
  table: GameTable,
  page: GamePage,
  random: () => number = Math.random,
): MatchOrder {
  const named = page.seats.slice(0, stage.seats ?? 2);
  const chosen = stage.chosen?.(page) ?? null;
  const mine = table.forces?.suggest(page, 0) ?? null;
  const forces = {
    ...stage.forces?.(page),
    ...(mine !== null && named[0] !== undefined ? { [named[0]]: mine } : {}),
  };
  return {
    game: page.id,
    setup: table.makeSetup({ page, chosen, seats: named, options: {}, extras: {}, random }),
    seats: named.map((_, n) => (n === 0 ? { kind: 'me' } : { kind: 'bot', level: stage.level })),
    clock: { kind: 'none' },
    ...(Object.keys(forces).length > 0 ? { forces } : {}),
  };
}
