// The types of force, figure and table files, and of what the server says about the game. Lengths are
// micrometres.

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

/** The game's id in files and URLs. */
export const gameId = 'attacktix';

/**
 * A type of figure, from the catalogue or made by a player. `weapon` is a code of the price list.
 */
export type FigureType = Omit<AnyFigure, 'weapon' | 'wheel'> & { weapon: string; wheel: string[] };

/** A battle force and its Back-Up force. `figures` has the types in them that players made. */
export type ForceFile = Omit<AnyForce, 'figures'> & { figures?: FigureType[] };

/** The two parts of a force. */
export const parts: readonly Part[] = ['battle', 'backup'];

/** The classes in the order in which the editor offers them. */
export const classes: readonly Class[] = ['T', 'W', 'S', 'C', 'L', 'M'];

export const weaponKinds: readonly WeaponKind[] = ['ranged', 'slash', 'throw', 'jab', 'claw'];

/** A force that comes with the game. */
type ShippedForce = Omit<AnyShipped, 'force' | 'house'> & { force: ForceFile; house?: ForceFile };

/**
 * What only Attacktix has in the server's description of a game. `prices` is null until the description has
 * come.
 */
export type Own = Omit<AnyOwn, 'classes' | 'figures' | 'forces' | 'house_prices' | 'prices'> & {
  figures: FigureType[];
  forces: ShippedForce[];
  /** The prices of the house, by the codes of the figures. */
  house_prices: Record<string, number>;
  prices: Prices | null;
};

/** Reads the field `own` of the server's description of the game. Lists that are missing become empty. */
export function ownOf(own: unknown): Own {
  const said = (own ?? {}) as Partial<Omit<Own, 'house_prices'> & Pick<AnyOwn, 'house_prices'>>;
  return {
    figures: said.figures ?? [],
    weapons: said.weapons ?? {},
    pieces: said.pieces ?? [],
    tables: said.tables ?? [],
    forces: said.forces ?? [],
    factions: said.factions ?? [],
    house_prices: said.house_prices?.prices ?? {},
    prices: said.prices ?? null,
  };
}

/**
 * The kinds of weapons by the first letters of their codes, for weapons that the server does not describe.
 */
const beginnings: readonly [string, WeaponKind][] = [
  ['LN', 'ranged'],
  ['VOL', 'ranged'],
  ['SL', 'slash'],
  ['TH', 'throw'],
  ['JB', 'jab'],
  ['CL', 'claw'],
];

/** Returns the kind of a weapon, as the server describes it or as its code says; `ranged` if neither does. */
export const kindOfWeapon = (own: Own | null, code: string): WeaponKind =>
  own?.weapons[code]?.kind ?? beginnings.find(([word]) => code.startsWith(word))?.[1] ?? 'ranged';
