// The types and constants of force and battlefield files, and of the server's description of the game.
// Lengths are inches.

import type {
  Edge,
  HousePrices,
  Own as AnyOwn,
  RadioRole,
  Side,
  Stance,
  TerrainKind,
  UnitType,
  WeaponKind,
} from '../../wire/plastic_fudge/all';

export type {
  AuditRow,
  Battlefield,
  Bill,
  BillRow,
  Edge,
  Fielding,
  Flag,
  ForceBill,
  ForceFile,
  HousePrices,
  KindPage,
  LevelPage,
  Piece,
  RadioRole,
  Side,
  Spot,
  Stance,
  TerrainKind,
  UnitFile,
  UnitType,
  Weapon,
  WeaponKind,
  Zone,
} from '../../wire/plastic_fudge/all';

/**
 * What only Plastic Fudge has in the server's description of a game. `house_prices` is null until the
 * description has come.
 */
export type Own = Omit<AnyOwn, 'house_prices'> & { house_prices: HousePrices | null };

/** The sides in seat order. */
export const sides: readonly Side[] = ['green', 'tan'];
/** A level, -3 (Terrible) to 3 (Superb). */
export type Level = number;
/** The types of Units: first Troopers, then Vehicles. */
export const unitTypes: readonly UnitType[] = [
  'basic',
  'commander',
  'radioman',
  'grenadier',
  'sniper',
  'crawler',
  'minesweeper',
  'mortar',
  'fifty-cal',
  'bazooka',
  'flamethrower',
  'bfg',
  'jeep',
  'tank',
  'helicopter',
  'jet',
  'howitzer',
  'vehicle',
];
export const stances: readonly Stance[] = ['standing', 'kneeling', 'prone'];
export const weaponKinds: readonly WeaponKind[] = [
  'shot',
  'grenade',
  'disc',
  'flame',
  'bazooka',
  'mortar',
  'sweeper',
];
export const radioRoles: readonly RadioRole[] = ['command', 'trooper'];
/** The levels of a Unit and of its weapons: Movement, Range, Attack, Defence, Training. */
export type Attribute = 'ml' | 'rl' | 'al' | 'dl' | 'tl';

/** The kinds of terrain in the order of the editor, the most common first. */
export const terrainKinds: readonly TerrainKind[] = [
  'forest',
  'open',
  'low-wall',
  'building',
  'road',
  'water',
  'shallow',
  'bridge',
  'marsh',
  'desert',
  'mountain',
  'fortress',
  'camp',
];
/** `[x0, y0, x1, y1]`, the south-west corner first. */
export type Rect = [number, number, number, number];
export const edges: readonly Edge[] = ['north', 'east', 'south', 'west'];

/** Reads the field `own` of the server's description of the game. Missing parts become empty. */
export function ownOf(own: unknown): Own {
  const said = (own ?? {}) as Partial<AnyOwn>;
  return {
    battlefields: said.battlefields ?? [],
    ready: said.ready ?? [],
    presets: said.presets ?? [],
    kinds: said.kinds ?? [],
    levels: said.levels ?? [],
    audit: said.audit ?? [],
    fielding: said.fielding ?? [],
    house_prices: said.house_prices ?? null,
    house_fielding: said.house_fielding ?? [],
  };
}

/** The game's id in files and URLs. */
export const gameId = 'plastic-fudge';
