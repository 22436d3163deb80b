import type { GameEntry } from '../wire';

/** Games in their boxes: editions of one game share a box, which stands where the first of them would. */
export function boxesOf(games: readonly GameEntry[]): { family: string; editions: GameEntry[] }[] {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => ({ family, editions: games.filter((game) => game.family === family) }));
}
