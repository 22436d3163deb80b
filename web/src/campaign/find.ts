import type { Campaign } from '../campaign-contract';
import { idsOf } from '../parts/covers';
import { fetchPartTexts } from '../texts';

/** The default export of `campaign.ts`: a campaign, or a function that returns the campaign of an edition. */
type Handed = Campaign | ((game: string) => Campaign);

const found = import.meta.glob<Handed>('../games/*/campaign.ts', { import: 'default' });

/** The campaigns, by the folders of their games. */
export const campaigns: ReadonlyMap<string, () => Promise<Handed>> = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/')[2] ?? '', load]),
);

/** Fetches the campaign of a game and its messages; null if the game has no campaign. */
export async function campaignOf(game: string): Promise<Campaign | null> {
  const [folder, load] = [...campaigns].find(([folder]) => idsOf(folder).includes(game)) ?? [];
  if (folder === undefined || load === undefined) return null;
  const [handed] = await Promise.all([load(), fetchPartTexts(`${folder}-campaign`)]);
  return typeof handed === 'function' ? handed(game) : handed;
}
