import type { GamePage } from '../../../wire';
import type { SetupChoices } from '../../../contract';
import { ownOf, type TableFile } from '../workshop/files';

export type Measure = 'imperial' | 'metric';

/**
 * What `Choices` reports: the mode, the points, the table, and the options that differ from their defaults.
 */
export type Chosen = {
  /** The mode for three or four players. Two players always play a duel. */
  mode: 'ffa' | 'team';
  /** The team of each seat in seat order, in team play. */
  teams: readonly ('a' | 'b')[];
  measure: Measure;
  limit: number;
  bm_allowance: number;
  official: boolean;
  table: string | TableFile;
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

/** The set-up that is sent to the server. The forces are added later, sealed. */
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

/** The error of an aim in a game that begins at once, and in the first game, in degrees. AT-R-65 */
const usualShake = 1,
  firstShake = 0.5;
/** The table of the first game. Everything on it can be knocked over, and nothing gives cover. */
const firstTable = 'towers-and-barrels';

/**
 * Returns the choices for *play now*: hands that shake a little, and a table with terrain but without the
 * walls of a map. The first game always has the same table, and steadier hands: a straight shot at half the
 * table usually hits.
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
