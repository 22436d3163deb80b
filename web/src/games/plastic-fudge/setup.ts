import type { GamePage } from '../../wire';
import type { GameTable, GameTypes, SetupChoices } from '../../contract';
import { ownOf, type Battlefield, type ForceFile } from './files';
import { givenName } from './names';
import ForcePicker from './workshop/ForcePicker.svelte';
import { forces as kept } from './workshop/store';
import { describeFault } from './workshop/describe';

/** What `Choices` reports: where the battle is fought, and the options that differ from their defaults. */
export type Chosen = { battlefield: string | Battlefield; options: Record<string, unknown> };

type Forced = GameTypes & { force: ForceFile };

/** The battlefield that a game is played on unless another is chosen. */
const usualBoard = 'green-camp';
/** The battlefield of a player's first game: nothing to place, nothing to take. */
const firstBoard = 'meeting';

/** The set-up that is sent; the forces come in later, sealed. */
export function makeSetup({ chosen, options }: Pick<SetupChoices<Chosen>, 'chosen' | 'options'>): {
  battlefield: string | Battlefield;
  options: Record<string, unknown>;
} {
  return { battlefield: chosen?.battlefield ?? usualBoard, options: { ...chosen?.options, ...options } };
}

/** How many may sit at a game of *play now*. */
export const quick: readonly number[] = [2];

/** A game that begins at once is a short one; the first on the plainest battlefield, later ones on any. */
export function quickChoice(page: GamePage, first: boolean, random: () => number): Chosen {
  const { battlefields, presets } = ownOf(page.own);
  const any = battlefields[Math.floor(random() * battlefields.length)]?.id ?? usualBoard;
  return {
    battlefield: first ? firstBoard : any,
    options: presets.find(({ id }) => id === 'quick')?.options ?? {},
  };
}

/** A force to begin with: the one that was chosen last, for others (`n` > 0) another ready-made one each. */
export function suggest(page: GamePage, n: number): ForceFile | null {
  const chosen = n === 0 ? kept.chosen() : null;
  if (chosen) return chosen;
  const { ready } = ownOf(page.own);
  return ready[n % Math.max(1, ready.length)]?.force ?? null;
}

/** What the shell is told about forces. */
export const forces: NonNullable<GameTable<Forced>['forces']> = {
  Picker: ForcePicker,
  suggest,
  describeFault: (fault) => describeFault(fault),
  nameOf: (force) => givenName(force.name ?? ''),
};
