import type { BoardFile } from '../../src/games/toy-battle/types';

const files = import.meta.glob<BoardFile>('../../../games/toy_battle/data/boards/*.json', {
  eager: true,
  import: 'default',
});

/** The nine shipped boards by id. */
export const boards: Record<string, BoardFile> = Object.fromEntries(
  Object.values(files).map((board) => [board.id, board]),
);
