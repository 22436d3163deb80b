import type { Ability, Card, CardWeapon, Seat, Setup } from '../../src/games/attacktix/types';

export const tix = 25_400;
const open: CardWeapon['arcs'] = {
  yaw: [-9_000, 9_000],
  pitch: null,
  height: null,
  pull: true,
  knob: null,
  dip: null,
};
const weapons: Readonly<Record<string, CardWeapon>> = {
  SL6: {
    code: 'SL6',
    kind: 'slash',
    missiles: 0,
    reach: 60_000,
    arcs: { ...open, pitch: [-1_719, 1_719] },
    default: { yaw: 0, pitch: 0, dir: 'ccw', pull: 1000 },
  },
  LN: {
    code: 'LN',
    kind: 'ranged',
    missiles: 1,
    reach: 0,
    arcs: { ...open, yaw: [-7_000, 7_000], pitch: [-1_500, 3_500], pull: false },
    default: { yaw: 0, pitch: 0 },
  },
  VOL4: {
    code: 'VOL4',
    kind: 'ranged',
    missiles: 4,
    reach: 0,
    arcs: { ...open, yaw: [-7_000, 7_000], pitch: [-1_500, 3_500], pull: false },
    default: { yaw: 0, pitch: 0 },
  },
  JB: {
    code: 'JB',
    kind: 'jab',
    missiles: 0,
    reach: 66_500,
    arcs: { ...open, height: [46_000, 62_000] },
    default: { yaw: 0, height: 56_000, pull: 1000 },
  },
  TH: {
    code: 'TH',
    kind: 'throw',
    missiles: 0,
    reach: 61_000,
    arcs: { ...open, dip: 1_500 },
    default: { yaw: 0, dip: 0, pull: 1000 },
  },
  CL: {
    code: 'CL',
    kind: 'claw',
    missiles: 0,
    reach: 60_500,
    arcs: { ...open, height: [46_000, 62_000], knob: 6_875 },
    default: { yaw: 0, height: 56_000, pull: 1000, knob: 4_000 },
  },
};
const wheel = ['4w*', '4r', '5w', '6w', '5r*', '4r*', '6w*', '5r', '6w*', '5w', '5r', '5r*'];
const ability = (name: string, effect: Ability['effect'], guard: Ability['guard'] = null): Ability => ({
  name,
  guard,
  effect,
});

type Kind = Pick<Card, 'type' | 'name' | 'mode' | 'faction' | 'class' | 'points' | 'ability'> & {
  weapon: keyof typeof weapons;
};
const kinds: Readonly<Record<string, Kind>> = {
  B01: {
    type: 'B01',
    name: 'Valve Marshal',
    mode: null,
    faction: 'Brasswake',
    class: 'L',
    points: 35,
    weapon: 'SL6',
    ability: ability('Fold Down', { kind: 'exchange', name: 'Valve Marshal', mode: 'Sled' }),
  },
  B02: {
    type: 'B02',
    name: 'Valve Marshal',
    mode: 'Sled',
    faction: 'Brasswake',
    class: 'L',
    points: 25,
    weapon: 'JB',
    ability: ability('Unfold', { kind: 'exchange', name: 'Valve Marshal', mode: null }),
  },
  B03: {
    type: 'B03',
    name: 'Boiler Captain',
    mode: null,
    faction: 'Brasswake',
    class: 'C',
    points: 30,
    weapon: 'LN',
    ability: ability('Answering Fire', { kind: 'free-attack', filter: { class: ['C', 'T'] }, move: 'full' }),
  },
  B04: {
    type: 'B04',
    name: 'Rivet Trooper',
    mode: null,
    faction: 'Brasswake',
    class: 'T',
    points: 10,
    weapon: 'LN',
    ability: ability(
      'Spare Parts',
      { kind: 'return-self', to: 'spot' },
      { side: 'own', zone: 'in-play', class: ['C'] },
    ),
  },
  B09: {
    type: 'B09',
    name: 'Anvil Colossus',
    mode: null,
    faction: 'Brasswake',
    class: 'M',
    points: 80,
    weapon: 'VOL4',
    ability: ability('Dry Dock', { kind: 'reinforce', filter: { class: ['T'] } }),
  },
  B08: {
    type: 'B08',
    name: 'Clamp Diver',
    mode: null,
    faction: 'Brasswake',
    class: 'S',
    points: 20,
    weapon: 'CL',
    ability: ability('Undertow', { kind: 'force-move', filter: { not_master: true }, tix: 4 }),
  },
  T03: {
    type: 'T03',
    name: 'Bramble Trooper',
    mode: null,
    faction: 'Thornmarch',
    class: 'T',
    points: 10,
    weapon: 'SL6',
    ability: ability(
      'Regrow',
      { kind: 'return-self', to: 'spot' },
      { side: 'own', zone: 'in-play', class: ['L'] },
    ),
  },
  T06: {
    type: 'T06',
    name: 'Stag Hurler',
    mode: null,
    faction: 'Thornmarch',
    class: 'W',
    points: 20,
    weapon: 'TH',
    ability: ability('Stampede', { kind: 'free-move', filter: { class: ['W'] }, tix: null }),
  },
};

/** The figures of each seat, and how many of the last ones are in its Back-Up force. */
const forces: readonly (readonly [Seat, readonly string[], number])[] = [
  ['p1', ['B01', 'B03', 'B04', 'B08', 'B09', 'B02', 'B04'], 2],
  ['p2', ['B04', 'T03', 'T06', 'T03'], 1],
];

export const cards: Card[] = forces.flatMap(([owner, codes, backups]) =>
  codes.map((code, n): Card => {
    const { weapon, ...kind } = kinds[code]!;
    const master = kind.class === 'M';
    return {
      ...kind,
      id: `${owner}-0${n + 1}`,
      owner,
      serial: n + 1,
      backup: n >= codes.length - backups,
      base: master ? 'master' : 'standard',
      radius: master ? 42_000 : 22_000,
      weapon: weapons[weapon]!,
      wheel,
    };
  }),
);

/** The set-up of all moments. */
export const setup: Setup = {
  mode: 'duel',
  measure: 'imperial',
  limit: 100,
  bm_allowance: 1,
  official: false,
  map: null,
  seats: [
    { id: 'p1', team: 0, contribution: 100 },
    { id: 'p2', team: 1, contribution: 100 },
  ],
  options: {} as Setup['options'],
  table: { id: 'bare', name: 'Bare table', half: 609_600, line: 457_200, tix },
  figures: cards,
  terrain: [
    {
      id: 'fence',
      code: 'F03',
      name: 'Reed Fence',
      descriptors: ['low-barrier', 'cover'],
      geometry: 'sections',
      height: 30_000,
      shape: null,
      pushable: false,
      topplable: false,
      destructible: true,
    },
    {
      id: 'copse',
      code: 'F02',
      name: 'Copse',
      descriptors: ['slowing', 'cover'],
      geometry: 'area',
      height: 0,
      shape: null,
      pushable: false,
      topplable: false,
      destructible: false,
    },
    {
      id: 'barrel',
      code: 'F10',
      name: 'Barrel',
      descriptors: ['object'],
      geometry: 'object',
      height: 50_000,
      shape: { kind: 'round', radius: 20_000, height: 50_000 },
      pushable: true,
      topplable: true,
      destructible: false,
    },
  ],
};

export const places: Readonly<Record<string, [number, number]>> = {
  'p1-01': [20_000, -200_000],
  'p1-02': [-60_000, -300_000],
  'p1-03': [100_000, -380_000],
  'p1-04': [0, -40_000],
  'p1-05': [-200_000, -450_000],
  'p2-01': [10_000, 280_000],
  'p2-02': [0, 10_000],
  'p2-03': [-120_000, 200_000],
};
