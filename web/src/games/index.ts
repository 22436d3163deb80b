import type { GameTable } from './contract';

export type { GameTable } from './contract';

/** A game of which this front end has the table. */
type Shelved = {
  load: () => Promise<GameTable>;
  /** Whether there is a workshop for what its seats bring. */
  workshop: boolean;
};

const attack = (edition: '2009' | 'revised'): Shelved => ({
  load: async () => (await import('./plastic-attack')).plasticAttack(edition),
  workshop: true,
});

/** Every game by its name in addresses; a game is fetched when somebody sits down to it. */
const shelf: Readonly<Record<string, Shelved>> = {
  'toy-battle': { load: async () => (await import('./toy-battle')).default, workshop: false },
  'plastic-attack-2009': attack('2009'),
  'plastic-attack-revised': attack('revised'),
  'plastic-fudge': { load: async () => (await import('./plastic-fudge')).default, workshop: true },
  attacktix: { load: async () => (await import('./attacktix')).default, workshop: true },
};

/** The names of all games with a table. */
export const gameIds: readonly string[] = Object.keys(shelf);

/** Whether there is a table for the game. */
export function isGame(game: string): boolean {
  return Object.hasOwn(shelf, game);
}

/** Whether the game has a workshop. */
export function hasWorkshop(game: string): boolean {
  return isGame(game) && shelf[game]?.workshop === true;
}

/** Fetches what the shell needs of a game. */
export async function gameTable(game: string): Promise<GameTable> {
  const found = isGame(game) ? shelf[game] : undefined;
  if (!found) throw new Error(`there is no table for ${game}`);
  return found.load();
}
