import type { GameTable } from '../contract';
import { gameTable, isGame } from './games';

const at = $state<{ game: string | null; table: GameTable | null }>({ game: null, table: null });

/** The game that the open page is about; null where it is about none, or about several. */
export function gameHere(): string | null {
  return at.game;
}

/** The table of the game that the open page is about; null until the table was fetched. */
export function tableHere(): GameTable | null {
  return at.table;
}

/** Sets which game the open page is about. */
export function comeTo(game: string | null): void {
  if (game === at.game) return;
  at.game = game;
  at.table = null;
}

/** Fetches the table of the game that the open page is about, so that `tableHere` returns it. */
export async function fetchTableHere(): Promise<void> {
  const game = at.game;
  if (game === null || !isGame(game)) return;
  const table = await gameTable(game);
  if (at.game === game) at.table = table;
}
