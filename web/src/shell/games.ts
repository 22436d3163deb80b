import type { GameTable } from '../contract';
import { coverOf, idsOf } from '../parts/covers';

/** What the `index.ts` of a folder hands out: the table of its game, or one for each of its editions. */
type Handed = GameTable | ((game: string) => GameTable);

const folders = import.meta.glob<Handed>('../games/*/index.ts', { import: 'default' });

/** Fetches what a game's folder hands out, when somebody sits down to it. */
const savedFiles: ReadonlyMap<string, () => Promise<Handed>> = new Map(
  Object.entries(folders).flatMap(([path, load]) =>
    idsOf(path.split('/').at(-2) ?? '').map((id) => [id, load] as const),
  ),
);

/** Whether there is a table for the game. */
export function isGame(game: string): boolean {
  return savedFiles.has(game);
}

/** Whether the game has a workshop. */
export function hasWorkshop(game: string): boolean {
  return isGame(game) && coverOf(game)?.workshop === true;
}

/** Fetches what the shell needs of a game. */
export async function gameTable(game: string): Promise<GameTable> {
  const load = savedFiles.get(game);
  if (!load) throw new Error(`there is no table for ${game}`);
  const handed = await load();
  return typeof handed === 'function' ? handed(game) : handed;
}
