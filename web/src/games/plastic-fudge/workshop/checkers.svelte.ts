import { api } from '../../../net/http';
import { FileChecker, type CheckResult } from '../../../parts/workshop/file-checker.svelte';
import { gameId, type Battlefield, type ForceBill, type ForceFile } from '../files';

/** Asks the server for the faults and the price of forces, always for the current set-up. */
export function forceChecker(setup: () => unknown): FileChecker<ForceFile, ForceBill> {
  return new FileChecker(
    async (force) => (await api.judgeForce(gameId, setup(), force)) as CheckResult<ForceBill>,
  );
}

/** Asks the server for the faults of battlefields. */
export function boardChecker(): FileChecker<Battlefield> {
  return new FileChecker(async (board) => ({ faults: await api.checkBoard(gameId, JSON.stringify(board)) }));
}
