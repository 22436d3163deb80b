import { api } from '../../../net/http';
import { FileChecker, type CheckResult } from '../../../parts/workshop/file-checker.svelte';
import type { Fault } from '../../../wire';
import type { FigurePrice } from '../../../wire/attacktix/all';
import { gameId, type FigureType, type ForceBill, type ForceFile, type TableFile } from './files';
import type { Limits } from './store';

/** The set-up for which the workshop judges forces: a duel within these limits. */
export const plainSetup = ({ limit, bm_allowance, official, atMost }: Limits): Record<string, unknown> => ({
  seats: ['p1', 'p2'],
  limit,
  bm_allowance,
  official,
  options: atMost ? { force_points: 'at-most' } : {},
});

/** Asks the server about forces, each time for the current set-up. */
export function forceChecker(setup: () => unknown): FileChecker<ForceFile, ForceBill> {
  return new FileChecker(
    async (force) => (await api.judgeForce(gameId, setup(), force)) as CheckResult<ForceBill>,
  );
}

/** The price of a figure, without its faults. */
export type Price = Omit<FigurePrice, 'faults'>;

/**
 * Asks what a player-made figure costs and what is wrong with it. The other forms of the figure come from
 * `all`.
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

/** Asks the server about tables. */
export function tableChecker(): FileChecker<TableFile> {
  return new FileChecker(async (table) => ({ faults: await api.checkBoard(gameId, JSON.stringify(table)) }));
}
