import { api } from '../../../net/http';
import { Judge, type Verdict } from '../../../parts/workshop/judge.svelte';
import { gameId, type Battlefield, type ForceBill, type ForceFile } from '../files';

/** Asks about forces, for the set-up as it stands then. */
export function judgeForces(setup: () => unknown): Judge<ForceFile, ForceBill> {
  return new Judge(async (force) => (await api.judgeForce(gameId, setup(), force)) as Verdict<ForceBill>);
}

/** Asks about battlefields. */
export function judgeBoards(): Judge<Battlefield> {
  return new Judge(async (board) => ({ faults: await api.checkBoard(gameId, JSON.stringify(board)) }));
}
