import type { GameEntry } from '../wire';

/** Games in their boxes: editions of one game share a box, which stands where the first of them would. */
export function boxesOf(games: readonly GameEntry[]): { family: string; editions: GameEntry[] }[] {
  const families = [...new Set(games.map(({ family }) => family))];
  return families.map((family) => ({ family, editions: games.filter((game) => game.family === family) }));
}

/** The edition to begin with: the simplest, then the shortest. Null for a game of one edition, and where none is easier. */
export function editionToBegin(editions: readonly GameEntry[]): GameEntry | null {
  const [first, second] = editions.toSorted(
    (one, other) => one.complexity - other.complexity || one.minutes - other.minutes,
  );
  const isEasier = first?.complexity !== second?.complexity || first?.minutes !== second?.minutes;
  return first && second && isEasier ? first : null;
}
