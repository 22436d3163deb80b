import type {
  Card,
  SceneFigure,
  Look,
  PieceCard,
  ScenePiece,
  SceneSetup,
  Shown,
  Spot,
  SceneView,
} from '../../src/games/attacktix/scene/api';
import { cardOf, rows, windowOf } from './catalogue';

const table = { half: 609_600, line: 457_200, tix: 25_400 };
type Put = [code: string, owner: string, x: number, z: number, facing: number, more?: Partial<SceneFigure>];

function stand(
  puts: readonly Put[],
  terrain: readonly (readonly [PieceCard, ScenePiece])[],
  look: Look = {},
  seats: SceneView['seats'] = duel,
): Shown {
  const serials = new Map<string, number>();
  const figures: Card[] = [];
  const words: SceneFigure[] = [];
  for (const [code, owner, x, z, facing, more] of puts) {
    const serial = (serials.get(owner) ?? 0) + 1;
    serials.set(owner, serial);
    const card = cardOf(code, `${owner}-${String(serial).padStart(2, '0')}`, owner, serial);
    figures.push(card);
    words.push({
      id: card.id,
      zone: 'in-play',
      controller: owner,
      at: [x * 10_000, z * 10_000],
      facing: facing * 100,
      window: windowOf(code),
      loaded: card.weapon.missiles ?? 0,
      weapon: 'ready',
      tripped: [],
      cover: [],
      pinned: null,
      ...more,
    });
  }
  const setup: SceneSetup = { table, mode: 'duel', figures, terrain: terrain.map(([card]) => card) };
  return { setup, view: { figures: words, terrain: terrain.map(([, piece]) => piece), seats }, look };
}

const duel = [
  { id: 'p1', side: 'south' },
  { id: 'p2', side: 'north' },
];
const cm = (x: number, z: number): Spot => [x * 10_000, z * 10_000];

function barrier(
  id: string,
  code: string,
  height: number,
  from: Spot,
  along: Spot,
  count: number,
  gone: readonly number[] = [],
  weak: readonly number[] = [],
): readonly [PieceCard, ScenePiece] {
  const sections = Array.from({ length: count }, (_, i) => ({
    id: `${id}.${i}`,
    from: [from[0] + along[0] * i, from[1] + along[1] * i] as Spot,
    to: [from[0] + along[0] * (i + 1), from[1] + along[1] * (i + 1)] as Spot,
    standing: !gone.includes(i),
    weak: weak.includes(i),
  }));
  return [
    { id, code, geometry: 'sections', height },
    { id, sections },
  ];
}
const area = (id: string, code: string, corners: Spot[]): readonly [PieceCard, ScenePiece] => [
  { id, code, geometry: 'area' },
  { id, area: corners },
];
const round = (
  id: string,
  code: string,
  radius: number,
  height: number,
  at: Spot,
  state = 'standing',
  facing = 0,
): readonly [PieceCard, ScenePiece] => [
  { id, code, geometry: 'object', shape: { kind: 'round', radius, height } },
  { id, at, facing, state },
];
const box = (
  id: string,
  code: string,
  half_x: number,
  half_z: number,
  height: number,
  at: Spot,
  state = 'standing',
  facing = 0,
): readonly [PieceCard, ScenePiece] => [
  { id, code, geometry: 'object', shape: { kind: 'box', half_x, half_z, height } },
  { id, at, facing, state },
];

/** Every kind of terrain. */
export const land = [
  barrier('fence', 'F03', 30_000, cm(-26, 12), cm(4.4, 0), 7, [5]),
  barrier('palisade', 'F05', 200_000, cm(18, -18), cm(3.6, 2.5), 6, [4]),
  barrier('maze', 'F07', 200_000, cm(-48, -14), cm(0, 4.4), 5, [], [2]),
  barrier('rubble', 'F11', 15_000, cm(28, 22), cm(4.2, 1.2), 5),
  area('copse', 'F02', [cm(-30, -30), cm(-10, -32), cm(-8, -20), cm(-24, -16)]),
  area('mire', 'F08', [cm(4, 2), cm(22, 0), cm(24, 14), cm(8, 16)]),
  area('smoke', 'F09', [cm(-40, 24), cm(-24, 26), cm(-26, 38), cm(-42, 36)]),
  round('tower', 'F01', 26_000, 220_000, cm(-6, 4)),
  round('tower2', 'F01', 26_000, 220_000, cm(40, -34), 'fallen', 6_000),
  box('citadel', 'F04', 90_000, 60_000, 100_000, cm(42, 2), 'standing', 3_000),
  round('barrel', 'F10', 20_000, 50_000, cm(4, -14)),
  round('barrel2', 'F10', 20_000, 50_000, cm(10, -18), 'fallen', 12_000),
  box('crates', 'F12', 25_000, 25_000, 80_000, cm(-16, -4), 'standing', 2_000),
  box('crates2', 'F12', 25_000, 25_000, 80_000, cm(14, 30), 'fallen', 8_000),
  ...Array.from({ length: 8 }, (_, i) =>
    box(
      `scrap.${i}`,
      'F06',
      8_000,
      8_000,
      12_000,
      cm(30 + (i % 4) * 2.6, -6 + Math.floor(i / 4) * 2.8),
      'standing',
      i * 3_700,
    ),
  ),
];

/** Figures of all types, or of one faction, with a row for each faction. */
export const parade = (faction: string | null): Shown =>
  stand(
    rows
      .filter((row) => faction === null || row[3] === faction)
      .map((row): Put => {
        const line = { Brasswake: 0, Thornmarch: 1, Glasswind: 2 }[row[3]] ?? 0;
        const place = rows.filter((other) => other[3] === row[3]).indexOf(row);
        const far = faction === null ? 14 : 0;
        return [row[0], ['p1', 'p2', 'p3'][line] ?? 'p4', 36 - place * 8, 14 - line * far, 180];
      }),
    [],
  );

/** Two forces on a table with every kind of terrain. */
export const battle = stand(
  [
    ['B01', 'p1', 6, -42, 0],
    ['B03', 'p1', -6, -38, 0],
    ['B05', 'p1', 0, -10, 20],
    ['B04', 'p1', -14, -24, 0],
    ['B04', 'p1', 20, -34, 0, { loaded: 0 }],
    ['B09', 'p1', -4, -52, 0, { tripped: ['left'] }],
    ['T01', 'p2', 4, 44, 180],
    ['T05', 'p2', -4, 38, 180],
    ['T06', 'p2', 12, 8, 190, { window: '12r' }],
    ['T07', 'p2', -20, 30, 180],
    ['T02', 'p2', 26, 40, 180],
    ['T10', 'p2', -36, 46, 180],
    ['T03', 'p2', 0, -4.5, 190, { window: '10r' }],
    ['G03', 'p2', -20, 15, 180, { window: '7r', cover: [{}] }],
    ['G05', 'p2', 34, 30, 200, { zone: 'lying' }],
  ],
  land,
);

/** A shooter and its targets. */
export const duelists = stand(
  [
    ['B03', 'p1', 0, -26, 0],
    ['T02', 'p2', 0, 6, 180],
    ['G04', 'p2', 12, 4, 180],
    ['B05', 'p1', -10, -2, 30],
    ['B07', 'p1', -20, -20, 0],
    ['B08', 'p1', 18, -22, 0],
    ['T10', 'p2', -20, 16, 170],
    ['G10', 'p2', 22, 24, 190],
  ],
  [round('barrel', 'F10', 20_000, 50_000, cm(8, -8))],
);

/** Everything that can be drawn over a table. */
export const signs: Look = {
  selected: ['p1-03'],
  hover: 'p2-03',
  targets: [{ id: 'p2-07', legal: true }, { id: 'p2-03', legal: false }, { id: 'fence.2' }, { id: 'barrel' }],
  protected: ['p2-08'],
  spent: ['p1-01'],
  names: { 'p1-03': 'Boiler Captain 3', 'p2-07': '7' },
  ghosts: [{ figure: 'p1-04', at: cm(-8, -8), facing: 4_000, way: [cm(-14, -24), cm(-14, -14), cm(-8, -8)] }],
  fan: {
    at: cm(20, -34),
    fan: Array.from({ length: 72 }, (_, i) => [i * 500, 101_600 + (i > 50 ? -40_000 : 0)] as const),
  },
  aim: { from: [-60_000, 53_000, -365_000], to: [-40_000, 60_000, 360_000], meets: 700_000 },
  sweep: { at: cm(0, -10), reach: 60_000, from: 13_460, to: -2_580 },
  aims: { 'p1-03': { yaw: 0 }, 'p1-02': { yaw: 200, pitch: 300 } },
  marks: [
    { kind: 'label', at: cm(-50, -50), text: 'Starting line' },
    { kind: 'line', from: cm(40, -10), to: cm(20, -34), text: '12 tix' },
  ],
};

/** The figures with which each film of the simulation was made. */
const simulated: Readonly<Record<string, readonly Put[]>> = {
  shot: [
    ['B03', 'p1', 0, -26, 0],
    ['T02', 'p2', 0, 6, 180],
    ['G04', 'p2', 12, 4, 180],
  ],
  slash: [
    ['G04', 'p1', 0, -26, 0],
    ['T02', 'p2', 0, -21, 180],
    ['G04', 'p2', 12, 4, 180],
  ],
  throw: [
    ['B07', 'p1', 0, -26, 0],
    ['T02', 'p2', 0, -21, 180],
    ['G04', 'p2', 12, 4, 180],
  ],
  jab: [
    ['B05', 'p1', 0, -26, 0],
    ['T02', 'p2', 0, -21, 180],
    ['G04', 'p2', 12, 4, 180],
  ],
  claw: [
    ['T05', 'p1', 0, -26, 0],
    ['G01', 'p2', 0, -21, 180],
    ['G04', 'p2', 12, 4, 180],
  ],
  latch: [
    ['G10', 'p1', 22, -24, 0],
    ['B09', 'p2', 22, 20, 180],
  ],
};

/** The table on which a film of the simulation plays. */
export const simulation = (name: string): Shown => stand(simulated[name] ?? simulated['shot'] ?? [], []);
