import type { Figure, Model, Piece, Side, UnitType } from '../../src/games/plastic-fudge/scene/api';

const troopers: UnitType[] = [
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
];
const vehicles: UnitType[] = ['jeep', 'howitzer', 'vehicle', 'tank', 'helicopter', 'jet'];

function parade(side: Side, y: number, facing: number): Figure[] {
  const away = side === 'green' ? -1 : 1;
  const foot = troopers.map((type, i): Figure => ({
    id: `${side[0]}${i}`,
    side,
    type,
    at: [3 + i * 2.2, y],
    facing,
    commander: type === 'commander',
  }));
  const poses = (['kneeling', 'prone'] as const).map((stance, i): Figure => ({
    id: `${side[0]}${20 + i}`,
    side,
    type: 'basic',
    stance,
    at: [29.5 + i * 2.4, y],
    facing,
  }));
  const wheels = vehicles.map((type, i): Figure => ({
    id: `${side[0]}${30 + i}`,
    side,
    type,
    at: [3.5 + i * 5.2, y + away * 4.2],
    facing,
    ...(type === 'jeep' ? { passengers: 2 } : {}),
    ...(type === 'helicopter' ? { passengers: 3 } : {}),
  }));
  return [...foot, ...poses, ...wheels];
}

/** Every model of both sides, and examples of every state. */
export const showroom: Model = {
  table: [36, 36],
  cloth: 'felt',
  pieces: [],
  figures: [
    ...parade('green', 8, 90),
    ...parade('tan', 28, 270),
    { id: 'g90', side: 'green', type: 'basic', at: [4, 16], facing: 60, state: 'routed' },
    { id: 'g91', side: 'green', type: 'basic', at: [7, 16], facing: 60, injuries: 2 },
    { id: 'g92', side: 'green', type: 'basic', at: [10, 16], facing: 60, moved: true },
    { id: 'g93', side: 'green', type: 'basic', at: [13, 16], facing: 60, state: 'destroyed' },
    { id: 'g94', side: 'green', type: 'tank', at: [17, 16], facing: 60, state: 'destroyed' },
    { id: 'g95', side: 'green', type: 'basic', at: [21, 16], facing: 60 },
    { id: 't90', side: 'tan', type: 'basic', at: [4, 20], facing: 240, state: 'routed' },
    { id: 't91', side: 'tan', type: 'bazooka', at: [7, 20], facing: 240, injuries: 3 },
    { id: 't92', side: 'tan', type: 'basic', at: [10, 20], facing: 240, moved: true },
    { id: 't93', side: 'tan', type: 'grenadier', at: [13, 20], facing: 240, state: 'destroyed' },
  ],
  signs: [
    { id: 'm1', side: 'green', at: [25, 16], truth: 'hidden' },
    { id: 'm2', side: 'green', at: [27.5, 16], truth: 'real' },
    { id: 'm3', side: 'tan', at: [25, 20], truth: 'false' },
    { id: 'm4', side: 'tan', at: [27.5, 20], truth: 'real', found: true },
  ],
  flag: { owner: 'green', at: [31, 18] },
};

const pieces: Piece[] = [
  {
    id: 'p1',
    type: 'road',
    polygon: [
      [22, 0],
      [25, 0],
      [26, 20],
      [25, 48],
      [22, 48],
      [23, 20],
    ],
  },
  {
    id: 'p2',
    type: 'forest',
    polygon: [
      [6, 20],
      [20, 18],
      [32, 19],
      [42, 22],
      [40, 30],
      [26, 31],
      [14, 30],
      [5, 27],
    ],
  },
  { id: 'p3', type: 'camp', rect: [17, 11, 31, 18] },
  {
    id: 'p4',
    type: 'open',
    polygon: [
      [32, 4],
      [44, 3],
      [46, 12],
      [38, 16],
      [31, 11],
    ],
    height: 3,
  },
  {
    id: 'p5',
    type: 'open',
    polygon: [
      [36, 6],
      [43, 5],
      [43, 11],
      [37, 12],
    ],
    height: 6,
  },
  { id: 'p6', type: 'building', rect: [5, 8, 11, 12], height: 3, holes: [[11, 10, 1.75]] },
  {
    id: 'p7',
    type: 'water',
    polygon: [
      [0, 34],
      [16, 33],
      [18, 37],
      [10, 40],
      [0, 39],
    ],
  },
  {
    id: 'p8',
    type: 'shallow',
    polygon: [
      [16, 33],
      [22, 34],
      [22, 37],
      [18, 37],
    ],
  },
  { id: 'p9', type: 'bridge', rect: [8, 32.4, 11, 41] },
  {
    id: 'p10',
    type: 'mountain',
    polygon: [
      [34, 35],
      [43, 34],
      [46, 41],
      [39, 45],
      [33, 41],
    ],
  },
  {
    id: 'p11',
    type: 'marsh',
    polygon: [
      [2, 2],
      [9, 1],
      [11, 5],
      [4, 6],
    ],
  },
  { id: 'p12', type: 'desert', rect: [34, 24, 47, 33] },
  { id: 'p13', type: 'low-wall', rect: [13, 42, 21, 42.5] },
  { id: 'p14', type: 'fortress', rect: [2, 42, 10, 47], holes: [[6, 42, 1.75]] },
  {
    id: 'p15',
    type: 'building',
    polygon: [
      [13, 3],
      [17, 3],
      [17, 6],
      [15, 6],
      [15, 8],
      [13, 8],
    ],
  },
];

/** A table with every kind of terrain and two forces. */
export const battle: Model = {
  table: [48, 48],
  cloth: 'felt',
  pieces,
  flag: { owner: 'green', at: [24, 18] },
  figures: [
    { id: 'g0', side: 'green', type: 'commander', commander: true, at: [24, 14], facing: 90 },
    { id: 'g1', side: 'green', type: 'radioman', at: [22.5, 13.5], facing: 90 },
    { id: 'g2', side: 'green', type: 'jeep', at: [27.5, 14.5], facing: 90, passengers: 2 },
    { id: 'g3', side: 'green', type: 'basic', at: [18, 21], facing: 80 },
    { id: 'g4', side: 'green', type: 'grenadier', at: [20, 22.5], facing: 90 },
    { id: 'g5', side: 'green', type: 'sniper', at: [40, 9], facing: 110, moved: true },
    { id: 'g6', side: 'green', type: 'mortar', at: [30, 13], facing: 90 },
    { id: 'g7', side: 'green', type: 'basic', stance: 'kneeling', at: [15, 20.6], facing: 70 },
    { id: 'g8', side: 'green', type: 'bazooka', at: [26.8, 21], facing: 100 },
    { id: 'g9', side: 'green', type: 'flamethrower', at: [29, 23], facing: 60 },
    { id: 'g10', side: 'green', type: 'fifty-cal', at: [34, 10], facing: 110 },
    { id: 't0', side: 'tan', type: 'commander', commander: true, at: [24, 44], facing: 270 },
    { id: 't1', side: 'tan', type: 'tank', at: [24, 38], facing: 265 },
    { id: 't2', side: 'tan', type: 'basic', at: [20, 33], facing: 260 },
    { id: 't3', side: 'tan', type: 'basic', at: [9.5, 36], facing: 270 },
    { id: 't4', side: 'tan', type: 'helicopter', at: [37, 28], facing: 225, passengers: 2 },
    { id: 't5', side: 'tan', type: 'bfg', at: [28, 33], facing: 270 },
    { id: 't6', side: 'tan', type: 'minesweeper', at: [26, 32.6], facing: 250 },
    { id: 't7', side: 'tan', type: 'basic', at: [31, 30], facing: 240, state: 'routed' },
    { id: 't8', side: 'tan', type: 'basic', at: [17, 41.4], facing: 260, injuries: 1 },
    { id: 't9', side: 'tan', type: 'crawler', at: [16, 31.5], facing: 280 },
    { id: 't10', side: 'tan', type: 'basic', at: [22, 28], facing: 260, state: 'destroyed' },
    { id: 't11', side: 'tan', type: 'howitzer', at: [5, 44.5], facing: 290 },
  ],
  signs: [
    { id: 'm1', side: 'green', at: [24, 34], truth: 'real' },
    { id: 'm2', side: 'green', at: [21, 36], truth: 'false' },
    { id: 'm3', side: 'tan', at: [30, 20.4], truth: 'hidden' },
  ],
};
