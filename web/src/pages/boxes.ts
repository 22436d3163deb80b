import type { GameEntry } from '../wire';

/** Groups games into boxes. Editions of one game share a box, at the place of the first edition. */
export function boxesOf(games: readonly GameEntry[]): { family: string; editions: GameEntry[] }[] {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => ({ family, editions: games.filter((game) => game.family === family) }));
}

/**
 * The edition to begin with: the least complex one, and of equally complex editions the one with the shortest
 * games. Null if there is only one edition, or if two are equal in both.
 */
export function editionToBegin(editions: readonly GameEntry[]): GameEntry | null {
  const [first, second] = editions.toSorted(
    (one, other) => one.complexity - other.complexity || one.minutes - other.minutes,
  );
  const isEasier = first?.complexity !== second?.complexity || first?.minutes !== second?.minutes;
  return first && second && isEasier ? first : null;
}
