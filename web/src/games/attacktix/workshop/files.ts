// Force, figure and table files, and what the game's page offers. Lengths are micrometres.

import type {
  Class,
  Descriptor,
  FigureType as AnyFigure,
  ForceFile as AnyForce,
  Part,
  Shape,
  TableFile,
  WeaponKind,
} from '../../../wire/attacktix/all';

export type { Part, PieceFile, TableFile, WeaponKind } from '../../../wire/attacktix/all';

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

export type ShippedForce = { id: string; about: string; limit: number; force: ForceFile };

/** A kind of terrain. */
export type PieceKind = {
  code: string;
  name: string;
  descriptors: Descriptor[];
  geometry: 'sections' | 'area' | 'object';
  /** The height in micrometres. */
  height?: number;
  shape: Shape | null;
};

/** The bounds of player-made figures, as far as the workshop shows them. */
export type Bounds = {
  name_letters: [number, number];
  red: number;
  special_windows: [number, number];
  speed: { ranged: [number, number]; melee: [number, number]; master: [number, number] };
  force_move_tix: number;
  free_move_tix: number;
  extra_attacks: number;
  regrind_figures: number;
  pin_turns: number;
};
type Prices = { weapon: Record<string, number>; ability: Record<string, number>; bounds: Bounds };

/** What the game's page offers besides the options of the rules. */
export type Own = {
  figures: FigureType[];
  weapons: Record<string, { kind: WeaponKind; reach?: number; missiles?: number }>;
  pieces: PieceKind[];
  tables: TableFile[];
  forces: ShippedForce[];
  factions: string[];
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

/** What a force costs, as the server calculates it. */
type BillPart = { points: number; of: number; masters: number };
export type ForceBill = {
  battle: BillPart;
  backup: BillPart;
  figures: { code: string; name: string; points: number; rule_of_thumb: number | null }[];
};

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
