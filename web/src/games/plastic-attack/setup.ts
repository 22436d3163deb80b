import type { GamePage, OptionSpec } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { SetupChoices } from '../../contract';
import { chosenArmy } from './workshop/store';

/** What the game's page offers beside the rules' options. */
export type Own = { ready?: ArmyFile[] };

/** Whether players are told their chances, on which no rule depends. */
export const extras: OptionSpec[] = [{ key: 'odds', kind: 'bool', default: true }];

/** Makes the set-up of an edition; the armies come in later, sealed. PA-R-07 */
export function setupOf(edition: Edition): (wish: SetupChoices) => unknown {
  return ({ seats, options, extras: { odds = true } }) => ({ edition, seats, options, odds });
}

/** An army to begin with: the one that was chosen last, for others (`n` > 0) another ready-made one each. */
export function suggest(page: GamePage, n: number): ArmyFile | null {
  const chosen = n === 0 ? chosenArmy(page.id) : null;
  if (chosen) return chosen;
  const ready = (page.own as Own | null)?.ready ?? [];
  return ready[n % Math.max(1, ready.length)] ?? null;
}
