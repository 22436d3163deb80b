import type { Card } from '../../src/games/attacktix/scene/api';

type Row = [
  code: string,
  name: string,
  mode: string | null,
  faction: string,
  rank: string,
  points: number,
  weapon: string,
  missiles: number,
  reach: number,
  window: string,
];

/**
 * Every type of figure in the catalogue. The last value is the window of its wheel that the samples show,
 * such as `5w`.
 */
export const rows: readonly Row[] = [
  ['B01', 'Valve Marshal', null, 'Brasswake', 'L', 35, 'slash', 0, 60000, '10r'],
  ['B02', 'Valve Marshal', 'Sled', 'Brasswake', 'L', 25, 'jab', 0, 66500, '12w'],
  ['B03', 'Boiler Captain', null, 'Brasswake', 'C', 30, 'ranged', 1, 0, '5r'],
  ['B04', 'Rivet Trooper', null, 'Brasswake', 'T', 10, 'ranged', 1, 0, '6w'],
  ['B05', 'Rivet Lancer', null, 'Brasswake', 'W', 15, 'jab', 0, 66500, '9r'],
  ['B06', 'Gauge Seer', null, 'Brasswake', 'S', 20, 'ranged', 1, 0, '4w'],
  ['B07', 'Piston Bruiser', null, 'Brasswake', 'W', 25, 'throw', 0, 61000, '8r'],
  ['B08', 'Clamp Diver', null, 'Brasswake', 'S', 20, 'claw', 0, 60500, '7w'],
  ['B09', 'Anvil Colossus', null, 'Brasswake', 'M', 80, 'ranged', 4, 0, '6w'],
  ['T01', 'Briar Matriarch', null, 'Thornmarch', 'L', 40, 'slash', 0, 68000, '10w'],
  ['T02', 'Hedge Captain', null, 'Thornmarch', 'C', 30, 'slash', 0, 60000, '9r'],
  ['T03', 'Bramble Trooper', null, 'Thornmarch', 'T', 10, 'slash', 0, 60000, '9w'],
  ['T04', 'Burr Slinger', null, 'Thornmarch', 'T', 15, 'ranged', 1, 0, '5w'],
  ['T05', 'Root Wrestler', null, 'Thornmarch', 'W', 25, 'claw', 0, 60500, '9r'],
  ['T06', 'Stag Hurler', null, 'Thornmarch', 'W', 20, 'throw', 0, 61000, '9w'],
  ['T07', 'Moss Healer', null, 'Thornmarch', 'S', 15, 'ranged', 1, 0, '6r'],
  ['T08', 'Thorn Rider', null, 'Thornmarch', 'C', 25, 'jab', 0, 66500, '13r'],
  ['T09', 'Thorn Rider', 'Rooted', 'Thornmarch', 'C', 20, 'ranged', 1, 0, '5w'],
  ['T10', 'Old Oakmaw', null, 'Thornmarch', 'M', 90, 'throw', 0, 89000, '7r'],
  ['G01', 'Prism Regent', null, 'Glasswind', 'L', 40, 'ranged', 1, 0, '7w'],
  ['G02', 'Kite Captain', null, 'Glasswind', 'C', 30, 'ranged', 1, 0, '8r'],
  ['G03', 'Shard Trooper', null, 'Glasswind', 'T', 10, 'ranged', 1, 0, '7w'],
  ['G04', 'Shard Guard', null, 'Glasswind', 'T', 15, 'slash', 0, 60000, '8w'],
  ['G05', 'Wind Dancer', null, 'Glasswind', 'W', 25, 'slash', 0, 68000, '14r'],
  ['G06', 'Lens Sniper', null, 'Glasswind', 'S', 30, 'ranged', 1, 0, '4w'],
  ['G07', 'Mirror Adept', null, 'Glasswind', 'S', 25, 'jab', 0, 66500, '10r'],
  ['G08', 'Storm Caller', null, 'Glasswind', 'L', 30, 'throw', 0, 61000, '9r'],
  ['G09', 'Sky Herald', null, 'Glasswind', 'C', 20, 'claw', 0, 60500, '10r'],
  ['G10', 'Glass Leviathan', null, 'Glasswind', 'M', 85, 'ranged', 2, 0, '5w'],
];

/** A card for a type. */
export function cardOf(
  code: string,
  id: string,
  owner: string,
  serial: number,
): Card & { mode: string | null } {
  const row = rows.find(([known]) => known === code);
  if (!row) throw new Error(`the sample catalogue has no figure ${code}`);
  const [type, name, mode, faction, rank, points, kind, missiles, reach] = row;
  const master = rank === 'M';
  return {
    id,
    owner,
    serial,
    type,
    name,
    mode,
    faction,
    class: rank,
    points,
    base: master ? 'master' : 'standard',
    radius: master ? 42_000 : 22_000,
    weapon: { kind, missiles, reach: reach || null, default: { yaw: 0 } },
  };
}

/** The window of a type's wheel that the samples show. */
export const windowOf = (code: string): string => rows.find(([known]) => known === code)?.[9] ?? '5w';
