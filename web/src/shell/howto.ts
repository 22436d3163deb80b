import type { Component } from 'svelte';
import type { HowToProps } from '../contract';
import { fetchPartTexts } from '../texts';

const found = import.meta.glob<Component<HowToProps>>('../games/*/HowTo.svelte', { import: 'default' });

/** The pages that say how to play, by the folders of their games. */
export const pages: ReadonlyMap<string, () => Promise<Component<HowToProps>>> = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]),
);

/**
 * Fetches the how-to page of a game and the messages that it needs; null if the game has no such page.
 */
export async function fetchHowTo(folder: string): Promise<Component<HowToProps> | null> {
  const load = pages.get(folder);
  const [page] = await Promise.all([
    load?.() ?? null,
    ...['howto', ...(load ? [`${folder}-howto`, folder] : [])].map(fetchPartTexts),
  ]);
  return page;
}
