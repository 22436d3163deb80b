import type { GameTable } from '../contract';
import { gameTable, isGame } from './games';

const at = $state<{ game: string | null; table: GameTable | null }>({ game: null, table: null });

/** The id of the game that the open page is about; null if the page is about no game, or about several. */
export function gameHere(): string | null {
  return at.game;
}

/** The `GameTable` of the game that the open page is about; null until it has been fetched. */
export function tableHere(): GameTable | null {
  return at.table;
}

/** Sets which game the open page is about. */
export function comeTo(game: string | null): void {
  if (game === at.game) return;
  at.game = game;
  at.table = null;
}

/** Fetches the `GameTable` of the game that the open page is about, so that `tableHere` returns it. */
export async function fetchTableHere(): Promise<void> {
  const game = at.game;
  if (game === null || !isGame(game)) return;
  const table = await gameTable(game);
  if (at.game === game) at.table = table;
}
