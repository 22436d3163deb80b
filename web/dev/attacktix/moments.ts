import type { Event, Figure, Hints, Summary, View } from '../../src/games/attacktix/types';
import { able, asked, attacking, changed, middle, nothing, own, seats, shot, special, turn } from './middle';

export { setup } from './cards';

/** A moment of a game as its viewer sees it, and the events that led to it. */
export type Moment = { view: View; hints: Hints | null; events: Event[] };

const known: Readonly<Record<string, Moment>> = {
  sides: {
    view: {
      ...middle,
      phase: 'sides',
      turn: null,
      chooser: 'p1',
      waiting: { for: 'side', seats: ['p1'], figure: null },
    },
    hints: { ...nothing, asks: 'side', sides: ['south', 'west', 'north', 'east'] },
    events: [],
  },
  setup: {
    view: changed(Object.fromEntries(own.map((id) => [id, { zone: 'pool', at: null } as Partial<Figure>])), {
      phase: 'setup',
      turn: null,
      seats: seats.map((seat) => ({ ...seat, ready: false })),
      waiting: { for: 'place', seats: ['p1', 'p2'], figure: null },
    }),
    hints: { ...nothing, asks: 'place', figures: able(['place']) },
    events: [
      { type: 'grind', figure: 'p1-01', window: '8w', clause: 'AT-SETUP-02' },
      { type: 'placed', seat: 'p2', figure: null, at: null, advance: null },
    ],
  },
  move: {
    view: middle,
    hints: { ...nothing, asks: 'turn', step: 'move', figures: able(['move']), may_end_moves: true },
    events: [{ type: 'turn', number: 3, seat: 'p1', attacks: 2 }],
  },
  attack: {
    view: changed(
      { 'p2-03': { cover: [{ piece: 'copse', mode: 'inside', sections: [] }] } },
      { turn: attacking },
    ),
    hints: {
      ...nothing,
      asks: 'turn',
      step: 'attack',
      figures: [...able(['attack', 'section']), { figure: 'p1-09', can: [], tix: 0, because: 'AT-R-15' }],
      may_end_turn: true,
    },
    events: [
      {
        type: 'move',
        seat: 'p1',
        figure: 'p1-01',
        way: [
          [20_000, -276_200],
          [20_000, -200_000],
        ],
        facing: 0,
        tix: 3,
        window: '6w',
        stopped: 'AT-LOW-02',
        pushed: null,
        pushed_to: null,
      },
      { type: 'moves-ended', seat: 'p1', covered: ['p1-01'] },
    ],
  },
  shot: {
    view: changed(
      { 'p2-01': { zone: 'defeated', at: null, window: null } },
      { turn: { ...attacking, attacked: ['p1-02'], attacks: 1 } },
    ),
    hints: {
      ...nothing,
      asks: 'turn',
      step: 'attack',
      figures: able(['attack'], ['p1-01', 'p1-03']),
      may_end_turn: true,
    },
    events: shot,
  },
  volley: {
    view: changed(
      { 'p1-05': { spent: 1, loaded: 3 } },
      asked(
        {
          turn: {
            ...attacking,
            attacked: ['p1-05'],
            attacks: 1,
            volley: { figure: 'p1-05', seat: 'p1', aim: { yaw: 0, pitch: 300 }, left: 3, free: false },
          },
        },
        'volley',
        'p1-05',
      ),
    ),
    hints: {
      ...nothing,
      asks: 'volley',
      step: 'attack',
      figures: able(['fire-next'], ['p1-05']),
      may_cease: true,
    },
    events: [
      {
        type: 'attack',
        seat: 'p1',
        figure: 'p1-05',
        aim: { yaw: 0, pitch: 300 },
        aimed: { yaw: 0, pitch: 300 },
        meets: null,
        shot: 1,
        left: 3,
        film: null,
        ms: 900,
        blows: [
          { figure: 'p1-05', part: 'left', impulse: 2_151, counts: true },
          { figure: 'p1-05', part: 'torso', impulse: 973, counts: false },
        ],
        shifted: [],
        clause: 'AT-VOLLEY-01',
      },
    ],
  },
  special: {
    view: changed(
      { 'p1-01': { zone: 'lying' } },
      asked(
        { turn: { ...turn, active: 'p2', step: 'attack' }, queue: [{ figure: 'p1-01', by: 'p2-01' }] },
        'special',
        'p1-01',
      ),
    ),
    hints: {
      ...nothing,
      asks: 'special',
      step: 'attack',
      special: special('p1-01', {
        targets: ['p1-06'],
        needs: ['target', 'along'],
        lines: [[-580_000, 580_000]],
        may_decline: true,
      }),
    },
    events: [
      {
        type: 'defeat',
        figure: 'p1-01',
        by: 'p2-01',
        cause: 'lean',
        own: false,
        special: true,
        clause: 'AT-DEF-01',
      },
    ],
  },
  force: {
    view: changed(
      { 'p1-04': { zone: 'lying' } },
      asked({ turn: { ...turn, active: 'p2', step: 'attack' } }, 'special', 'p1-04'),
    ),
    hints: {
      ...nothing,
      asks: 'special',
      step: 'attack',
      special: special('p1-04', {
        targets: ['p2-01', 'p2-02', 'p2-03'],
        needs: ['target', 'heading'],
        tix: 4,
      }),
    },
    events: [],
  },
  'free-attack': {
    view: changed({}, asked({ turn: { ...turn, active: 'p2', step: 'attack' } }, 'free-attack', 'p1-02')),
    hints: {
      ...nothing,
      asks: 'free-attack',
      step: 'attack',
      figures: able(['move', 'attack'], ['p1-02']),
      may_pass: true,
    },
    events: [],
  },
  call: {
    view: changed({}, asked({ dispute: { by: 'p2', caller: 'p1', about: 'is it touching?' } }, 'call', null)),
    hints: { ...nothing, asks: 'call', may_dispute: false },
    events: [{ type: 'disputed', seat: 'p2', about: 'is it touching?' }],
  },
  waiting: {
    view: changed({}, asked({ turn: { ...turn, active: 'p2' } }, 'turn', null, 'p2')),
    hints: nothing,
    events: [],
  },
  over: {
    view: {
      ...changed({
        'p2-01': { zone: 'defeated', at: null },
        'p2-02': { zone: 'defeated', at: null },
        'p2-03': { zone: 'defeated', at: null },
      }),
      phase: 'over',
      waiting: { for: null, seats: [], figure: null },
      over: { winners: ['p1'], by: 'last-standing', clause: 'AT-VICT-01', places: [] },
    },
    hints: null,
    events: [
      { type: 'result', kind: 'win', winners: ['p1'], by: 'last-standing', places: [], clause: 'AT-VICT-01' },
    ],
  },
};

/** The names of all moments. */
export const moments: readonly string[] = Object.keys(known);

/** Returns a moment. Throws an error for an unknown name. */
export function momentOf(name: string): Moment {
  const moment = known[name];
  if (!moment) throw new Error(`there is no moment ${name}`);
  return moment;
}

/** The match and its seats. */
export const summary: Summary = {
  id: 'dev',
  game: 'attacktix',
  board: null,
  options: {},
  status: 'playing',
  seats: ['p1', 'p2'].map((seat) => ({
    seat,
    kind: seat === 'p1' ? 'guest' : 'bot',
    you: seat === 'p1',
    name: null,
    level: null,
    ready: true,
  })),
} as unknown as Summary;
