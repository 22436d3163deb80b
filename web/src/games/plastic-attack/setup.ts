import type { GamePage, OptionSpec } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { Wish } from '../contract';
import { chosenArmy } from './workshop/store';

/** What the game's page offers beside the rules' options. */
export type Own = { ready?: ArmyFile[] };

/** Fewest and most figures of an army that a table may ask for. PA-R-02 */
const sizes = { min: 1, max: 15 };

/** Whether players are told their chances, on which no rule depends, and how many figures an army has. */
export const extras: OptionSpec[] = [
  { key: 'odds', kind: 'bool', default: false },
  { key: 'army_min', kind: 'integer', default: sizes.min, ...sizes, clause: 'PA-R-02' },
  { key: 'army_max', kind: 'integer', default: sizes.max, ...sizes, clause: 'PA-R-02' },
];

/** Makes the set-up of an edition; the armies come in later, sealed. PA-R-07 */
export function setupOf(edition: Edition): (wish: Wish) => unknown {
  return ({ seats, options, extras: { odds = false, army_min: min = sizes.min, army_max: max = sizes.max } }) => {
    const isUsual = min === sizes.min && max === sizes.max;
    return { edition, seats, options: isUsual ? options : { ...options, army_size: { min, max } }, odds };
  };
}

/** An army to begin with: the one that was chosen last, for others (`n` > 0) another ready-made one each. */
export function suggest(page: GamePage, n: number): ArmyFile | null {
  const chosen = n === 0 ? chosenArmy(page.id) : null;
  if (chosen) return chosen;
  const ready = (page.own as Own | null)?.ready ?? [];
  return ready[n % Math.max(1, ready.length)] ?? null;
}
