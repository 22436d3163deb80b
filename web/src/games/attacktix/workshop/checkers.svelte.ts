import { api } from '../../../net/http';
import { FileChecker, type CheckResult } from '../../../parts/workshop/file-checker.svelte';
import type { Fault } from '../../../wire';
import type { FigurePrice } from '../../../wire/attacktix/all';
import { gameId, type FigureType, type ForceBill, type ForceFile, type TableFile } from './files';
import type { Limits } from './store';

/** Returns the set-up for which the server judges forces of the workshop: a duel with these limits. */
export const plainSetup = ({
  limit,
  bm_allowance,
  official,
  atMost,
  house,
}: Limits): Record<string, unknown> => ({
  seats: ['p1', 'p2'],
  limit,
  bm_allowance,
  official,
  options: { ...(atMost ? { force_points: 'at-most' } : {}), ...(house ? { prices: 'house' } : {}) },
});

/**
 * Makes a checker that asks the server for the faults and costs of a force, for the set-up that holds when it
 * asks.
 */
export function forceChecker(setup: () => unknown): FileChecker<ForceFile, ForceBill> {
  return new FileChecker(
    async (force) => (await api.judgeForce(gameId, setup(), force)) as CheckResult<ForceBill>,
  );
}

/** What a figure costs. */
export type Price = Omit<FigurePrice, 'faults'>;

/**
 * Makes a checker that asks the server for the faults and the price of a figure that a player made. `all`
 * returns all figures, among them the other forms of this figure.
 */
export function figureChecker(all: () => readonly FigureType[]): FileChecker<FigureType, Price> {
  return new FileChecker(async (figure) => {
    const others = all().filter(({ name, mode }) => name === figure.name && mode !== figure.mode);
    const { points, rows, faults } = (await api.consult(gameId, {
      ask: 'price',
      figure,
      figures: others,
    })) as Price & { faults: Fault[] };
    return { faults, bill: { points, rows } };
  });
}

/** Makes a checker that asks the server for the faults of a table. */
export function tableChecker(): FileChecker<TableFile> {
  return new FileChecker(async (table) => ({ faults: await api.checkBoard(gameId, JSON.stringify(table)) }));
}
