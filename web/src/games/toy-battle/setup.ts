import type { GamePage } from '../../wire';
import type { SetupChoices } from '../../contract';
import { completeBoard } from './board/complete';
import type { BoardFile, BoardText, Options, SetupSent } from './types';

/** The terrain of the simplest board. A player's first game uses that board. */
const PLAINEST = 'none';

/** The boards of the game's page, completed. */
export function boardsOf(page: GamePage): BoardFile[] {
  return (page.boards as BoardText[]).map(completeBoard);
}

/** The set-up that is sent: with the chosen board, or a random one. */
export function makeSetup({ page, chosen, options, random }: SetupChoices<string | BoardText>): SetupSent {
  const board = chosen === null || chosen === 'random' ? anyOf(page, random) : chosen;
  return { board, options: options as Partial<Options> };
}

/** The board for *play now*: the plainest board for the first game, a random board for later games. */
export function quickChoice(page: GamePage, first: boolean, random: () => number): string {
  const plain = (page.boards as BoardText[]).find((board) => board.terrain === PLAINEST);
  return first && plain ? plain.id : anyOf(page, random);
}

function anyOf(page: GamePage, random: () => number): string {
  const boards = page.boards as BoardText[];
  return boards[Math.floor(random() * boards.length)]?.id ?? 'castle-field';
}
