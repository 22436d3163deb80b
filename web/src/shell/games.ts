import type { Component } from 'svelte';
import type { GameTable, HowToProps, ShowcaseProps } from '../contract';
import { api } from '../net/http';
import { coverOf, idsOf } from '../parts/covers';
import { fetchPartTexts } from '../texts';
import type { GamePage } from '../wire';

/** The default export of a folder's `index.ts`: the table of its game, or one for each of its editions. */
type Handed = GameTable | ((game: string) => GameTable);

const folders = import.meta.glob<Handed>('../games/*/index.ts', { import: 'default' });

const pictures = import.meta.glob<Component<ShowcaseProps>>('../games/*/Showcase.svelte', {
  import: 'default',
});

const folderOf = (path: string): string => path.split('/')[2] ?? '';

/**
 * For each game, a function that fetches the game's code, its messages and the messages of all tables. The
 * function runs when a player opens the game.
 */
const loaders: ReadonlyMap<string, () => Promise<Handed>> = new Map(
  Object.entries(folders).flatMap(([path, load]) => {
    const folder = folderOf(path);
    const all = () =>
      Promise.all([load(), ...['table', folder].map(fetchPartTexts)]).then(([handed]) => handed);
    return idsOf(folder).map((id) => [id, all] as const);
  }),
);

/** Fetches the picture of a game for the front page, which needs no other code of the game. */
async function showcaseOf(game: string): Promise<Component<ShowcaseProps> | null> {
  const found = Object.entries(pictures).find(([path]) => idsOf(folderOf(path)).includes(game));
  return found ? found[1]() : null;
}

/** The picture of a game, and the game's data, from which it is drawn. */
export type Shown = { picture: Component<ShowcaseProps> | null; page: GamePage };

/** The requests for pictures that were sent so far, by game. */
const asked = new Map<string, Promise<Shown>>();

/** Fetches the picture and the data of a game. Fetches them only once, unless that fails. */
export function shownOf(game: string): Promise<Shown> {
  const known = asked.get(game);
  if (known) return known;
  const coming = Promise.all([showcaseOf(game), api.game(game)]).then(([picture, page]) => ({
    picture,
    page,
  }));
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** Fetches the page that says how to play a game; null if it has none. */
export async function howToOf(game: string): Promise<Component<HowToProps> | null> {
  const folder = Object.keys(folders)
    .map(folderOf)
    .find((name) => idsOf(name).includes(game));
  return (await import('./howto')).fetchHowTo(folder ?? '');
}

/** Whether this front end has a folder for the game. */
export function isGame(game: string): boolean {
  return loaders.has(game);
}

/** Fetches the component that shows the result of a campaign's match. */
const fetchAfterStage = () =>
  Promise.all([import('../campaign/AfterStage.svelte'), fetchPartTexts('campaign')]).then(
    ([after]) => after.default,
  );

export function hasCampaign(game: string): boolean {
  return isGame(game) && coverOf(game)?.campaign === true;
}

export function hasWorkshop(game: string): boolean {
  return isGame(game) && coverOf(game)?.workshop === true;
}

/**
 * Fetches the table of a game. Adds what the shell provides: functions that fetch the how-to page, and the
 * result of a campaign's match.
 */
export async function gameTable(game: string): Promise<GameTable> {
  const load = loaders.get(game);
  if (!load) throw new Error(`there is no table for ${game}`);
  const handed = await load();
  const table = typeof handed === 'function' ? handed(game) : handed;
  const afterStage = coverOf(game)?.campaign ? { afterStage: fetchAfterStage } : {};
  return { ...table, ...afterStage, howTo: () => howToOf(game) };
}
