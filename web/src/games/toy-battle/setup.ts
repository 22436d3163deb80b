import type { GamePage } from '../../wire';
import type { SetupChoices } from '../../contract';
import { completeBoard } from './board/complete';
import type { BoardFile, BoardText, Options, SetupSent } from './types';

/** The terrain of the simplest board, on which a player plays the first game. */
const PLAINEST = 'none';

/** All boards that come with the game, with their optional fields filled in. */
export function boardsOf(page: GamePage): BoardFile[] {
  return (page.boards as BoardText[]).map(completeBoard);
}

/** The set-up that is sent to the server, with the chosen board or a random one. */
export function makeSetup({ page, chosen, options, random }: SetupChoices<string | BoardText>): SetupSent {
  const board = chosen === null || chosen === 'random' ? anyOf(page, random) : chosen;
  return { board, options: options as Partial<Options> };
}

/**
 * The board for *play now*: the simplest board for the first game, and a random one for later games. Boards
 * on which a side has several headquarters are left out if possible, because they play differently.
 */
export function quickChoice(page: GamePage, first: boolean, random: () => number): string {
  const boards = page.boards as BoardText[];
  const plain = boards.find((board) => board.terrain === PLAINEST);
  if (first && plain) return plain.id;
  const usual = boards.filter(({ hqs }) => hqs.length === 2);
  return pickOf(usual.length > 0 ? usual : boards, random);
}

const anyOf = (page: GamePage, random: () => number): string => pickOf(page.boards as BoardText[], random);

const pickOf = (boards: readonly BoardText[], random: () => number): string =>
  boards[Math.floor(random() * boards.length)]?.id ?? 'castle-field';
