import type { GameEntry } from '../wire';

/** Groups games into boxes. Editions of one game share a box, at the place of the first edition. */
export function boxesOf(games: readonly GameEntry[]): { family: string; editions: GameEntry[] }[] {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => ({ family, editions: games.filter((game) => game.family === family) }));
}

/**
 * The edition to begin with: the least complex. Of equally complex editions, it is the one with the shortest
 * games. Null for a game of one edition, and if two editions are equal in both.
 */
export function editionToBegin(editions: readonly GameEntry[]): GameEntry | null {
  const [first, second] = editions.toSorted(
    (one, other) => one.complexity - other.complexity || one.minutes - other.minutes,
  );
  const isEasier = first?.complexity !== second?.complexity || first?.minutes !== second?.minutes;
  return first && second && isEasier ? first : null;
}
