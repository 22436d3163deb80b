import type { GameTable } from '../contract';
import Board from './Board.svelte';
import { sayRefusal, tell } from './log';
import Table from './Table.svelte';

export { keys } from './keys';

/** Toy Battle as the shell mounts it. */
export const toyBattle: GameTable = { Table, Board, tell, sayRefusal };
