import type { GamePage } from '../../wire';
import type { GameTable, GameTypes, SetupChoices } from '../../contract';
import { ownOf, type Battlefield, type ForceFile } from './files';
import { givenName } from './names';
import { isAtHousePrices, pricedOwn } from './workshop/bill';
import ForcePicker from './workshop/ForcePicker.svelte';
import { forces as kept } from './workshop/store';
import { describeFault } from './workshop/describe';

/** The choices before a match: the battlefield, and the options that differ from their defaults. */
export type Chosen = { battlefield: string | Battlefield; options: Record<string, unknown> };

type Forced = GameTypes & { force: ForceFile };

/** The battlefield of a game if no other is chosen. */
const usualBoard = 'green-camp';
/**
 * The battlefield of a player's first game. It is small, so the fight begins in the first Round. There is
 * nothing to place and nothing to capture.
 */
const firstBoard = 'sandbox';

/**
 * The set-up that is sent to the server. The forces come later, and stay hidden until both sides have sent
 * theirs.
 */
export function makeSetup({ chosen, options }: Pick<SetupChoices<Chosen>, 'chosen' | 'options'>): {
  battlefield: string | Battlefield;
  options: Record<string, unknown>;
} {
  return { battlefield: chosen?.battlefield ?? usualBoard, options: { ...chosen?.options, ...options } };
}

/** The numbers of players for which *play now* can begin a game. */
export const quick: readonly number[] = [2];

/**
 * The choices for *play now*: a short game. The first game of a player uses the smallest battlefield. Later
 * games use a random one of those where the terrain already lies.
 */
export function quickChoice(page: GamePage, first: boolean, random: () => number): Chosen {
  const { battlefields, presets } = ownOf(page.own);
  const ready = battlefields.filter(({ pool = [] }) => pool.length === 0);
  const any = ready[Math.floor(random() * ready.length)]?.id ?? firstBoard;
  return {
    battlefield: first ? firstBoard : any,
    options: presets.find(({ id }) => id === 'quick')?.options ?? {},
  };
}

/**
 * The names of ready-made forces that are about equally strong. Each wins 40 to 60 of a hundred games against
 * all ready-made forces: see docs/balance/plastic-fudge.md. A newcomer gets the first force, which has few
 * Units of several types, and meets the second.
 */
export const even: readonly string[] = [
  'Mixed patrol',
  'Assault section',
  'Tank hunters',
  'Rifle platoon',
  'Mortar section',
  'Air patrol',
];

function evenForces(page: GamePage, setup?: unknown): ForceFile[] {
  const { ready } = pricedOwn(ownOf(page.own), isAtHousePrices(setup));
  return even.flatMap((name) => ready.find(({ force }) => force.name === name)?.force ?? []);
}

/**
 * A force to start with. Seat 0 gets the force chosen last, if there is one. Other seats get ready-made
 * forces that are about equally strong at printed prices, with the Units that the prices of the set-up allow.
 */
export function suggest(page: GamePage, n: number, setup?: unknown): ForceFile | null {
  const chosen = n === 0 ? kept.chosen() : null;
  if (chosen) return chosen;
  const forces = evenForces(page, setup);
  return forces[n % Math.max(1, forces.length)] ?? null;
}

/**
 * A ready-made force that is about as strong as `force`, and different from it. Null if `force` is not one of
 * the forces in `even`.
 */
export function rival(page: GamePage, force: ForceFile, n: number): ForceFile | null {
  const forces = evenForces(page);
  const place = forces.findIndex(({ name }) => name === force.name);
  return place < 0 ? null : (forces[(place + 1 + (n % (forces.length - 1))) % forces.length] ?? null);
}

/** The functions for forces that the pages shared by all games use. */
export const forces: NonNullable<GameTable<Forced>['forces']> = {
  Picker: ForcePicker,
  suggest,
  rival,
  describeFault: (fault) => describeFault(fault),
  nameOf: (force) => givenName(force.name ?? ''),
};
