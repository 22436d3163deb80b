import type { GamePage, OptionSpec } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { SetupChoices } from '../../contract';
import { offeredBy } from './workshop/army';
import { chosenArmy } from './workshop/store';

/** An option of the page: whether players see their chances. No rule depends on it. */
export const extras: OptionSpec[] = [{ key: 'odds', kind: 'bool', default: true }];

/** Makes the set-up of an edition. The armies are added later, sealed. PA-R-07 */
export function setupOf(edition: Edition): (wish: SetupChoices) => unknown {
  return ({ seats, options, extras: { odds = true } }) => ({ edition, seats, options, odds });
}

/** An army to start with. Seat 0 gets the army chosen last, if there is one. Others get ready-made armies. */
export function suggest(page: GamePage, n: number): ArmyFile | null {
  const chosen = n === 0 ? chosenArmy(page.id) : null;
  if (chosen) return chosen;
  const { ready } = offeredBy(page.own);
  return ready[n % Math.max(1, ready.length)] ?? null;
}

/**
 * A ready-made army whose number of figures is nearest to that of `army`. Each `n` gives another one. Armies
 * that share the fewest figures with `army` come first.
 */
export function rival(page: GamePage, army: ArmyFile, n: number): ArmyFile | null {
  const ready = offeredBy(page.own).ready.filter(({ name }) => name !== army.name);
  const names = army.army.map(({ figure }) => figure);
  const apart = (other: ArmyFile): number => Math.abs(other.army.length - army.army.length);
  const shared = (other: ArmyFile): number =>
    other.army.filter(({ figure }) => names.includes(figure)).length;
  const least = Math.min(...ready.map(apart));
  const fit = ready.filter((other) => apart(other) === least);
  return fit.toSorted((one, other) => shared(one) - shared(other))[n % Math.max(1, fit.length)] ?? null;
}
