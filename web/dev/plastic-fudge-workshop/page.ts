import airmobile from '../../../games/plastic_fudge/data/forces/airmobile.json';
import armour from '../../../games/plastic_fudge/data/forces/armour.json';
import militia from '../../../games/plastic_fudge/data/forces/militia.json';
import patrol from '../../../games/plastic_fudge/data/forces/patrol.json';
import rifles from '../../../games/plastic_fudge/data/forces/rifle-platoon.json';
import camp from '../../../games/plastic_fudge/data/battlefields/green-camp.json';
import meeting from '../../../games/plastic_fudge/data/battlefields/meeting.json';
import river from '../../../games/plastic_fudge/data/battlefields/river.json';
import sandbox from '../../../games/plastic_fudge/data/battlefields/sandbox.json';
import type {
  Bill,
  BillRow,
  KindPage,
  LevelPage,
  Own,
  UnitType,
  Weapon,
} from '../../src/games/plastic-fudge/files';
import type { GamePage, OptionSpec } from '../../src/wire';

export const levels: LevelPage[] = (
  [
    [3, 'superb', 50, 36, 18],
    [2, 'great', 35, 24, 15],
    [1, 'good', 20, 12, 12],
    [0, 'fair', 10, 9, 9],
    [-1, 'mediocre', 8, 6, 6],
    [-2, 'poor', 5, 3, 3],
    [-3, 'terrible', 2, 1, 0],
  ] as const
).map(([level, name, cost, moves, reach]) => ({
  level,
  name,
  cost,
  moves,
  reach,
  clause: `PF-LVL-${name.slice(0, 3).toUpperCase()}`,
}));

const weapon = (name: string, kind: Weapon['kind'], rl: number, al: number): Weapon => ({
  name,
  kind,
  rl,
  al,
});
type Row = [UnitType, string, number, number, number, KindPage['stance'], Weapon[], number, number];
const rows: Row[] = [
  ['basic', 'BAS', -1, -1, -1, 'standing', [weapon('rifle', 'shot', -1, -1)], 0, 0],
  ['commander', 'CMD', 1, 1, 3, 'standing', [weapon('pistol', 'shot', -1, 1)], 0, 0],
  ['radioman', 'RAD', 1, 0, 1, 'kneeling', [weapon('pistol', 'shot', -1, -1)], 42, 42],
  [
    'grenadier',
    'GRN',
    -1,
    -1,
    0,
    'standing',
    [weapon('grenade', 'grenade', 0, 2), weapon('rifle', 'shot', 1, 1)],
    0,
    20,
  ],
  ['sniper', 'SNI', -2, 1, 1, 'prone', [weapon('rifle', 'shot', 2, 2)], 0, 0],
  ['crawler', 'CRW', -2, 1, 0, 'prone', [weapon('rifle', 'shot', 0, 0)], 0, 0],
  ['minesweeper', 'SWP', -2, -1, 2, 'standing', [weapon('sweeper', 'sweeper', -2, 1)], 0, 0],
  ['mortar', 'MOR', -2, 0, 0, 'standing', [weapon('mortar', 'mortar', 2, 1)], 25, 0],
  ['fifty-cal', 'C50', -3, 0, -1, 'standing', [weapon('gun', 'shot', 1, 2)], 25, 0],
  ['bazooka', 'BAZ', 1, 0, 0, 'standing', [weapon('bazooka', 'bazooka', 2, 2)], 25, 0],
  ['flamethrower', 'FLM', 1, 0, 0, 'standing', [weapon('flame', 'flame', 0, 2)], 25, 0],
  ['bfg', 'BFG', 1, 2, 2, 'standing', [weapon('bfg', 'shot', 2, 2)], 25, 0],
  ['jeep', 'JEEP', 1, -1, 0, 'standing', [], 0, 0],
  ['tank', 'TNK', 0, 3, 2, 'standing', [weapon('cannon', 'disc', 1, 2)], 0, 0],
  ['helicopter', 'HEL', 2, 0, 1, 'standing', [weapon('gun', 'shot', 2, 2)], 0, 0],
  ['jet', 'JET', 3, 2, 2, 'standing', [weapon('gun', 'shot', 3, 2)], 0, 0],
  ['howitzer', 'HOW', -3, -2, -3, 'standing', [weapon('howitzer', 'disc', 3, 2)], 0, 0],
  ['vehicle', 'VEH', -1, -1, -1, 'standing', [weapon('gun', 'shot', -1, -1)], 0, 0],
];

const cost = (level: number): number => levels.find((one) => one.level === level)?.cost ?? 0;

function kindOf([type, code, ml, dl, tl, stance, weapons, extra, printed]: Row, i: number): KindPage {
  const vehicle = i >= 12,
    times = vehicle ? 2 : 1;
  const arms = weapons.length > 0 ? weapons.flatMap(({ rl, al }) => [rl, al]) : [-3, -3];
  const sum =
    [ml, dl, tl, ...arms].reduce((all, level) => all + cost(level), 0) * times + (vehicle ? 100 : 0);
  const onTop: BillRow[] = [
    ...(extra
      ? [
          {
            item: type === 'radioman' ? 'radio' : 'special',
            weapon: null,
            level: null,
            cost: extra,
            times: 1,
            clause: 'PF-SPEC-01',
          } as const,
        ]
      : []),
    ...(vehicle
      ? [{ item: 'vehicle', weapon: null, level: null, cost: 100, times: 1, clause: 'PF-VEH-02' } as const]
      : []),
  ];
  const bill: Bill = { rows: onTop, points: sum + extra, audited: sum + extra, printed: sum + printed };
  return {
    type,
    title: type,
    code,
    clause: `PF-U-${code}-01`,
    vehicle,
    ml,
    dl,
    tl,
    stance,
    weapons,
    radius: 0.5,
    capacity: 0,
    spotter: type === 'commander',
    bill,
    carries: vehicle ? ['shot', 'disc'] : ['shot', 'grenade', 'sweeper'],
  };
}

export const kinds = rows.map(kindOf);
const priceOf = (type: UnitType): number => kinds.find((kind) => kind.type === type)?.bill.audited ?? 0;

const own: Own = {
  battlefields: [camp, meeting, river, sandbox] as unknown as Own['battlefields'],
  ready: [
    {
      id: 'rifle-platoon',
      about: 'Nine riflemen and a Lieutenant: some stand and run, some kneel or lie and hold the line.',
      force: rifles,
    },
    {
      id: 'patrol',
      about: 'One of each: grenades, a .50 cal, a Bazooka and two who carry the flag home.',
      force: patrol,
    },
    { id: 'armour', about: 'A Tank, and a Captain who keeps his head down.', force: armour },
    {
      id: 'airmobile',
      about: 'A Helicopter that sets three men down wherever they are needed.',
      force: airmobile,
    },
    {
      id: 'militia',
      about: 'Nineteen people with old rifles. Each is cheap, and there is always another one.',
      force: militia,
    },
  ] as unknown as Own['ready'],
  presets: [
    { id: 'book', options: {} },
    { id: 'classic-plus', options: { mortar_template: 'grenade', flame_radius: 9, morale_threshold: -2 } },
    { id: 'quick', options: { loss_percent: 50 } },
  ],
  kinds,
  levels,
  audit: kinds
    .filter(({ type }) => type !== 'vehicle')
    .map(({ type, title, bill }) => ({
      kind: type,
      title,
      stance: null,
      levels: bill.audited,
      surcharge: 0,
      audited: bill.audited,
      printed: bill.printed,
      clause: bill.audited === bill.printed ? null : 'PF-R-68',
    })),
  house_prices: null,
  house_fielding: [],
  fielding: [...kinds.map(({ type }): UnitType[] => [type]), ['howitzer', 'jeep'] as UnitType[]].map(
    (units) => {
      const points = units.map(priceOf),
        commander = units[0] === 'commander' ? 0 : 60;
      const sum = points.reduce((all, one) => all + one, commander);
      return { units, points, commander, sum, most: 500, fits: sum <= 500 };
    },
  ),
};

const choice = (key: string, choices: string[], fallback: string, clause: string): OptionSpec => ({
  key,
  kind: 'choice',
  choices,
  default: fallback,
  clause,
});
const whole = (key: string, min: number, max: number, fallback: number, clause: string): OptionSpec => ({
  key,
  kind: 'integer',
  min,
  max,
  default: fallback,
  clause,
});
const options: OptionSpec[] = [
  whole('points', 60, 5000, 500, 'PF-SCEN-04'),
  whole('unit_cap', 1, 40, 25, 'PF-SCEN-03'),
  whole('loss_percent', 1, 100, 75, 'PF-SCEN-05'),
  whole('max_rounds', 1, 200, 20, 'PF-R-77'),
  choice('special_prices', ['audited', 'printed'], 'audited', 'PF-R-68'),
  choice('stance', ['paid', 'free'], 'paid', 'PF-R-67'),
  choice('mortar_template', ['none', 'grenade'], 'none', 'PF-R-26'),
  choice('flame_radius', ['1.5', '3', '6', '9'], '3', 'PF-R-27'),
  choice('morale_threshold', ['-3', '-2', '-1', '0'], '-3', 'PF-R-04'),
  choice('fire_into_melee', ['free', '-1', 'forbidden'], 'free', 'PF-R-21'),
  choice('scale', ['0.5', '0.75', '1', '1.5', '2'], '1', 'PF-LVL-08'),
  { key: 'flame_from_edge', kind: 'bool', default: true, clause: 'PF-R-27' },
];

/** The page of the game as the server would send it. */
export const page: GamePage = {
  id: 'plastic-fudge',
  lessons: [],
  boards: [],
  options,
  levels: [1, 2, 3, 4, 5],
  players: { min: 2, max: 2 },
  brings: 'force',
  seats: ['green', 'tan'],
  own,
};
