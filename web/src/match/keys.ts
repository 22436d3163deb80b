import type { GameTable } from '../contract';

type Table = Pick<GameTable, 'keys'>;

/** The first of these keys that the game does not use; empty if it uses all of them. */
function freeKey({ keys }: Table, wanted: readonly string[]): string {
  const taken = keys.flatMap((help) => help.keys);
  return wanted.find((key) => !taken.includes(key)) ?? '';
}

/** The key that shows the card of a turn again: W, or another key if the game uses W itself. */
export const cardKey = (game: Table): string => freeKey(game, ['W', '0']);

/** The key that takes a decision back, beside Ctrl+Z: Z, or another key if the game uses Z itself. */
export const undoKey = (game: Table): string => freeKey(game, ['Z', '8']);

/** The key that asks for a hint: H, or another key if the game uses H itself. */
export const hintKey = (game: Table): string => freeKey(game, ['H', '9']);

/** The key that opens the rules: R, or another key if the game uses R itself. */
export const rulesKey = (game: Table): string => freeKey(game, ['R', '7']);

/** The key that opens and closes the chat: T, or another key if the game uses T itself. */
export const talkKey = (game: Table): string => freeKey(game, ['T', 'S', '5']);

/** The key that opens the log: L, or another key if the game uses L itself. */
export const logKey = (game: Table): string => freeKey(game, ['L', '6']);
