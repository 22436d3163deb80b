import type { GamePage } from '../../../wire';
import type { SetupChoices } from '../../../contract';
import { ownOf, type TableFile } from '../workshop/files';

export type Measure = 'imperial' | 'metric';

/** What players have chosen in the form `Choices`. */
export type Chosen = {
  /** Free-for-all or team play, for three or four players. It has no effect on a duel of two. */
  mode: 'ffa' | 'team';
  /** The team of each seat in seat order. It is read only in team play. */
  teams: readonly ('a' | 'b')[];
  measure: Measure;
  /** The most points that a side may bring. */
  limit: number;
  /** The most Battle Masters that a side may bring. */
  bm_allowance: number;
  /** Whether tournament rules apply. */
  official: boolean;
  /** The id of a table that comes with the game, or a table from a file. */
  table: string | TableFile;
  /** The options that differ from their defaults. */
  options: Record<string, unknown>;
};

export const usualChosen: Chosen = {
  mode: 'ffa',
  teams: ['a', 'b', 'a', 'b'],
  measure: 'imperial',
  limit: 100,
  bm_allowance: 1,
  official: false,
  table: 'bare',
  options: {},
};

/**
 * Returns the set-up to send to the server. It holds no forces: each player sends one later, hidden from the
 * others.
 */
export function makeSetup({
  chosen,
  seats,
  options,
}: Pick<SetupChoices<Chosen>, 'chosen' | 'seats' | 'options'>): Record<string, unknown> {
  const { mode, teams, measure, limit, bm_allowance, official, table, options: own } = chosen ?? usualChosen;
  const side = (team: 'a' | 'b'): string[] => seats.filter((_, n) => teams[n] === team);
  const many = seats.length > 2;
  return {
    seats,
    ...(many ? { mode } : {}),
    ...(many && mode === 'team' ? { teams: [side('a'), side('b')] } : {}),
    measure,
    limit,
    bm_allowance,
    official,
    table,
    options: { ...own, ...options },
  };
}

/**
 * The option for the random error of each aim in games that *play now* begins, in degrees. `firstShake` is
 * for a player's first game, `usualShake` for all others. AT-R-65
 */
const usualShake = 1,
  firstShake = 0.5;
/**
 * The table of the first game that *play now* begins. Its objects can be knocked over, and nothing on it
 * gives cover.
 */
const firstTable = 'towers-and-barrels';

/**
 * Returns the choices for *play now*: a small random error of every aim, and a random table that has terrain
 * and is no map with rules of its own. The first game has a fixed table and a smaller error, with which a
 * straight shot over half the length of the table usually hits.
 */
export function quickChoice(page: GamePage, first: boolean, random: () => number): Chosen {
  const tables = ownOf(page.own).tables.filter(({ terrain, map }) => terrain.length > 0 && !map);
  const one =
    tables.find(({ id }) => first && id === firstTable) ?? tables[Math.floor(random() * tables.length)];
  return {
    ...usualChosen,
    table: one?.id ?? usualChosen.table,
    options: { aim_noise: first ? firstShake : usualShake },
  };
}
