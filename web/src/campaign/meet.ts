import { stageOf } from '../parts/device/campaigns.svelte';

/** Fetches the character of a match if the match was begun for a stage of a campaign. */
export async function meet(match: string, game: string): Promise<void> {
  const stage = stageOf(match, game);
  if (stage === null) return;
  const { fetchCharacter } = await import('./character');
  await fetchCharacter(match, game, stage);
}
