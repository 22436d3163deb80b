import { keepCharacter } from '../parts/device/characters';
import { campaignOf } from './find';

/** Fetches the character of a stage's match, so that the table can name and show it. */
export async function fetchCharacter(match: string, game: string, stage: string): Promise<void> {
  try {
    const campaign = await campaignOf(game);
    const found = campaign?.stages.find(({ id }) => id === stage);
    if (!campaign || !found) return;
    keepCharacter(match, {
      stage,
      name: () => campaign.say(`${stage}-name`),
      tip: () => campaign.say(`${stage}-temper`),
      goals: () => found.goals.map(({ text, number = 0 }) => campaign.say(`goal-${text}`, { number })),
      Face: campaign.Face,
    });
  } catch {
    // If the campaign or its texts cannot be fetched, the table names the bot by its level.
  }
}
