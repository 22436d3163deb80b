import type { GamePage } from '../../../wire';
import type { SetupChoices } from '../../../contract';
import { ownOf, type TableFile } from '../workshop/files';

export type Measure = 'imperial' | 'metric';

/** The report of `Choices`: the way to play, the points, the table, and the options that differ from their defaults. */
export type Chosen = {
  /** The mode for three or four players; two always play a duel. */
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

/** Chooses for *play now*: the bare table for the first game, a random one for later games. */
export function quickChoice(page: GamePage, first: boolean, random: () => number): Chosen {
  const { tables } = ownOf(page.own);
  const table = tables[first ? 0 : Math.floor(random() * tables.length)]?.id ?? usualChosen.table;
  return { ...usualChosen, table };
}
