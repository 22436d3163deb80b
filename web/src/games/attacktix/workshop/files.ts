// Force, figure and table files, and what the game's page offers. Lengths are micrometres.

import type {
  Class,
  FigureType as AnyFigure,
  ForceFile as AnyForce,
  Own as AnyOwn,
  Part,
  Prices,
  ShippedForce as AnyShipped,
  WeaponKind,
} from '../../../wire/attacktix/all';

export type {
  Bounds,
  ForceBill,
  Part,
  PieceFile,
  PieceKind,
  TableFile,
  WeaponKind,
} from '../../../wire/attacktix/all';

/** The game's name in files and addresses. */
export const gameId = 'attacktix';

/**
 * A figure type, from the catalogue or made by a player. `weapon` is the code of a weapon that has a price.
 */
export type FigureType = Omit<AnyFigure, 'weapon' | 'wheel'> & { weapon: string; wheel: string[] };

/** A battle force with its Back-Up force; `figures` holds the player-made types that the lists name. */
export type ForceFile = Omit<AnyForce, 'figures'> & { figures?: FigureType[] };

/** The two lists of a force. */
export const parts: readonly Part[] = ['battle', 'backup'];

/** The classes in the order in which they are offered. */
export const classes: readonly Class[] = ['T', 'W', 'S', 'C', 'L', 'M'];

export const weaponKinds: readonly WeaponKind[] = ['ranged', 'slash', 'throw', 'jab', 'claw'];

/** A force that comes with the game. */
type ShippedForce = Omit<AnyShipped, 'force'> & { force: ForceFile };

/** What the game's page offers besides the options of the rules. `prices` is null while there is no page. */
export type Own = Omit<AnyOwn, 'classes' | 'figures' | 'forces' | 'prices'> & {
  figures: FigureType[];
  forces: ShippedForce[];
  prices: Prices | null;
};

/** Reads the field `own` of the game's page. Missing lists are empty. */
export function ownOf(own: unknown): Own {
  const said = (own ?? {}) as Partial<Own>;
  return {
    figures: said.figures ?? [],
    weapons: said.weapons ?? {},
    pieces: said.pieces ?? [],
    tables: said.tables ?? [],
    forces: said.forces ?? [],
    factions: said.factions ?? [],
    prices: said.prices ?? null,
  };
}

/** The kind of a weapon by the first letters of its code, for weapons that the page does not name. */
const beginnings: readonly [string, WeaponKind][] = [
  ['LN', 'ranged'],
  ['VOL', 'ranged'],
  ['SL', 'slash'],
  ['TH', 'throw'],
  ['JB', 'jab'],
  ['CL', 'claw'],
];

/** The kind of a weapon, from the page or from its code; `ranged` for an unknown one. */
export const kindOfWeapon = (own: Own | null, code: string): WeaponKind =>
  own?.weapons[code]?.kind ?? beginnings.find(([word]) => code.startsWith(word))?.[1] ?? 'ranged';
