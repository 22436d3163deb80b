import type { GamePage, OptionSpec } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { SetupChoices } from '../../contract';
import { chosenArmy } from './workshop/store';

/** What the game's page offers besides the options of the rules. */
export type Own = { ready?: ArmyFile[] };

/** An option of the page: whether players see their chances. No rule depends on it. */
export const extras: OptionSpec[] = [{ key: 'odds', kind: 'bool', default: true }];

/** Makes the set-up of an edition. The armies are added later, sealed. PA-R-07 */
export function setupOf(edition: Edition): (wish: SetupChoices) => unknown {
  return ({ seats, options, extras: { odds = true } }) => ({ edition, seats, options, odds });
}

/** An army to start with. Seat 0 gets the one chosen last, if there is one; others get ready-made armies. */
export function suggest(page: GamePage, n: number): ArmyFile | null {
  const chosen = n === 0 ? chosenArmy(page.id) : null;
  if (chosen) return chosen;
  const ready = (page.own as Own | null)?.ready ?? [];
  return ready[n % Math.max(1, ready.length)] ?? null;
}

/** A ready-made army with about as many figures as an army, and with few of the same names if there is a choice. */
export function rival(page: GamePage, army: ArmyFile, n: number): ArmyFile | null {
  const ready = (page.own as Own | null)?.ready ?? [];
  const names = army.army.map(({ figure }) => figure);
  const apart = (other: ArmyFile): number =>
    100 * Math.abs(other.army.length - army.army.length) +
    other.army.filter(({ figure }) => names.includes(figure)).length;
  const others = ready.filter(({ name }) => name !== army.name);
  const least = Math.min(...others.map(apart));
  const fit = others.filter((other) => apart(other) === least);
  return fit[n % Math.max(1, fit.length)] ?? null;
}
