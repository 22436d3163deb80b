import type { GamePage, OptionSpec } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { SetupChoices } from '../../contract';
import { offeredBy } from './workshop/army';
import { chosenArmy } from './workshop/store';

/** An option that is not part of the rules: whether players see the chances of their cards. */
export const extras: OptionSpec[] = [{ key: 'odds', kind: 'bool', default: true }];

/**
 * Returns a function that makes the set-up of an edition. Players send their armies later, in secret. PA-R-07
 */
export function setupOf(edition: Edition): (wish: SetupChoices) => unknown {
  return ({ seats, options, extras: { odds = true } }) => ({ edition, seats, options, odds });
}

/**
 * Suggests an army for the seat with index `n`. The first seat gets the army that the player chose last, if
 * there is one. The others get different armies that come with the game.
 */
export function suggest(page: GamePage, n: number): ArmyFile | null {
  const chosen = n === 0 ? chosenArmy(page.id) : null;
  if (chosen) return chosen;
  const { ready } = offeredBy(page.own);
  return ready[n % Math.max(1, ready.length)] ?? null;
}

/**
 * Returns an army that comes with the game, for the bot with index `n` to play against `army`. Considers only
 * the armies whose number of figures is nearest to that of `army`. Those that share the fewest figures with
 * it come first.
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
