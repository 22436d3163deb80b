import type { Component } from 'svelte';
import type { HowToProps } from '../contract';
import { idsOf } from '../parts/covers';
import { fetchPartTexts } from '../texts';

const found = import.meta.glob<Component<HowToProps>>('../games/*/HowTo.svelte', { import: 'default' });

/** The pages that say how to play, by the folders of their games. */
export const pages: ReadonlyMap<string, () => Promise<Component<HowToProps>>> = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]),
);

/** Fetches the page of a game and its messages, and those of all pages with rules; null for a game without such a page. */
export async function fetchHowTo(game: string): Promise<Component<HowToProps> | null> {
  const [folder, load] = [...pages].find(([folder]) => idsOf(folder).includes(game)) ?? [];
  const texts = ['howto', ...(folder ? [`${folder}-howto`] : [])].map(fetchPartTexts);
  const [page] = await Promise.all([load?.() ?? null, ...texts]);
  return page;
}
