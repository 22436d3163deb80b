import type { GameEntry } from '../wire';

/** Groups games into boxes. Editions of one game share a box, at the place of the first edition. */
export function boxesOf(games: readonly GameEntry[]): { family: string; editions: GameEntry[] }[] {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => ({ family, editions: games.filter((game) => game.family === family) }));
}
