import type {
  Action,
  BoardFile,
  Event,
  Hints,
  Options,
  Seat,
  Setup,
  Summary,
  Token,
  Troop,
  View,
} from '../../src/games/toy-battle/types';
import { emptyView } from '../../src/games/toy-battle/board/shown';
import { boards } from './files';

const options: Options = {
  medal_timing: 'end-of-play',
  metal_x_blocks_hook: true,
  special_bases: true,
  starter: 'random',
  max_plies: 400,
};

/** A hand-made moment of a game: a board, and everything else that the table needs to show it. */
export interface Moment {
  setup: Setup;
  view: View;
  hints: Hints | null;
  summary: Summary;
}

const kinds: Troop[] = ['skully', 'capn', 'jumbo', 'hook', 'xb42', 'star', 'roxy', 'kwak'];

function summaryOf(board: BoardFile): Summary {
  return {
    id: 'demo',
    game: 'toy-battle',
    board: { id: board.id, name: board.name },
    options,
    seats: [
      { seat: 'blue', kind: 'guest', name: 'Mina', you: true, online: true, ready: true },
      { seat: 'red', kind: 'bot', name: 'Robot 3', level: 3, you: false, online: true, ready: true },
    ],
    clock: { kind: 'none' },
    created_ms: 0,
    steps: 30,
    status: 'playing',
    to_move: ['blue'],
    over: null,
    rematch: null,
    branch_of: null,
  } as unknown as Summary;
}

/** A position late in a long game: stacks of up to four, a full rack, medals taken. */
export function late(id: string, viewer: Seat | null = 'blue'): Moment {
  const board = boards[id] as BoardFile;
  const view = emptyView();
  const middle = board.size.h / 2;
  board.bases.forEach((base, i) => {
    if (i % 5 === 4) return;
    const top: Seat = base.y > middle + (i % 3 === 0 ? -140 : 60) ? 'blue' : 'red';
    const stack: Token[] = [`${top}:${kinds[(i * 3) % 8]}`];
    for (let k = 0; k < [0, 2, 0, 1, 3][(i * 2) % 5]!; k += 1)
      stack.unshift(`${k % 2 ? top : top === 'blue' ? 'red' : 'blue'}:${kinds[(i + k) % 8]}`);
    view.bases[base.id] = stack;
  });
  const holds = (seat: Seat): string[] =>
    board.bases.filter((base) => view.bases[base.id]?.at(-1)?.startsWith(seat)).map((base) => base.id);
  view.viewer = viewer;
  view.to_move = 'blue';
  view.turns_taken = 17;
  view.rack = viewer ? ['skully', 'capn', 'jumbo', 'hook', 'xb42', 'star', 'roxy', 'kwak'] : null;
  view.lying = viewer && board.terrain === 'battlefield' ? ['star'] : [];
  view.seats.blue = {
    rack_size: 8,
    lying: view.lying.length,
    reserve_size: 7,
    medals: 4,
    discard: ['jumbo', 'roxy'],
    known: ['star'],
    connected: holds('blue').slice(0, 6),
  };
  view.seats.red = {
    rack_size: 5,
    lying: 0,
    reserve_size: 9,
    medals: 3,
    discard: ['hook', 'skully', 'skully'],
    known: ['capn'],
    connected: holds('red').slice(0, 5),
  };
  if (board.regions[0]) view.emptied[board.regions[0].id] = 'blue';
  const far = board.regions.at(-1);
  if (far) view.emptied[far.id] = 'red';
  const actions: Action[] = [{ draw: {} } as Action];
  for (const troop of kinds.slice(1)) {
    for (const base of board.bases.filter((_, i) => (i + troop.length) % 3 === 0))
      actions.push({ place: { troop, on: base.id } });
  }
  return {
    setup: { board, options },
    view,
    hints: { seat: 'blue', actions },
    summary: summaryOf(board),
  };
}

/** The start of a game: empty board, three Troops. */
export function early(id: string): Moment {
  const board = boards[id] as BoardFile;
  const view = emptyView();
  view.viewer = 'blue';
  view.to_move = 'blue';
  view.rack = ['jumbo', 'star', 'star'];
  view.seats.blue.rack_size = 3;
  view.seats.blue.reserve_size = 17;
  view.seats.red.rack_size = 4;
  view.seats.red.reserve_size = 16;
  const firsts = board.paths.filter(([a]) => a.startsWith('HB')).map(([, b]) => b);
  const actions: Action[] = [{ draw: {} } as Action];
  for (const troop of ['jumbo', 'star'] as const)
    for (const on of firsts) actions.push({ place: { troop, on } });
  return {
    setup: { board, options },
    view,
    hints: { seat: 'blue', actions },
    summary: summaryOf(board),
  };
}

/** The late position at a moment when the game asks about an effect. */
export function asking(id: string, effect: NonNullable<Hints['asks']>): Moment {
  const moment = late(id);
  const red = moment.setup.board.bases
    .filter((base) => moment.view.bases[base.id]?.at(-1)?.startsWith('red'))
    .map((base) => base.id);
  const blue = moment.setup.board.bases
    .filter((base) => moment.view.bases[base.id]?.at(-1)?.startsWith('blue'))
    .map((base) => base.id);
  const choices: Action[] = {
    skully: [{ skully: {} }],
    star: [{ star: {} }],
    xb42: [{ xb42: {} }],
    clouds: [{ clouds: {} }],
    capn: blue.slice(0, 4).map((on) => ({ capn: { troop: 'roxy' as const, on } })),
    jumbo: red.slice(0, 3).map((discard) => ({ jumbo: { discard } })),
    castle: blue.slice(0, 4).map((take_back) => ({ castle: { take_back } })),
    jungle: red.slice(0, 2).flatMap((move) => blue.slice(0, 2).map((to) => ({ jungle: { move, to } }))),
    cemetery: [{ cemetery: { return: 'jumbo' as const } }, { cemetery: { return: 'roxy' as const } }],
  }[effect] as Action[];
  moment.view.play = { placed: [{ troop: 'jumbo', on: blue[0] ?? 'b1', level: 1 }], asks: effect, of: 1 };
  moment.hints = { seat: 'blue', asks: effect, actions: [...choices, { decline: effect }] };
  return moment;
}

/** A finished game. */
export function over(id: string): Moment {
  const moment = late(id);
  moment.view.over = { winner: 'blue', by: 'hq', clause: 'TB-GOAL-01' };
  moment.view.to_move = null;
  moment.view.racks = { blue: ['roxy'], red: ['star', 'kwak'] };
  moment.view.on_hq = { HR: 'blue:skully' };
  moment.hints = null;
  return moment;
}

/** A step with many events, and the view it leads to. */
export function step(moment: Moment): { view: View; events: Event[] } {
  const view = JSON.parse(JSON.stringify(moment.view)) as View;
  const on = moment.setup.board.bases[4]?.id ?? 'b5';
  const hit =
    moment.setup.board.bases.find((base) => view.bases[base.id]?.at(-1)?.startsWith('red'))?.id ?? 'b1';
  const region = moment.setup.board.regions[2]?.id ?? 'R1';
  const events: Event[] = [
    {
      type: 'placed',
      seat: 'blue',
      troop: 'jumbo',
      on,
      level: (view.bases[on]?.length ?? 0) + 1,
      extra: false,
    },
    {
      type: 'discarded',
      owner: 'red',
      troop: view.bases[hit]?.at(-1)?.split(':')[1] as Troop,
      from: hit,
      by: 'jumbo',
      clause: 'TB-TROOP-3-01',
    },
    { type: 'claimed', seat: 'blue', region, medals: 1, clause: 'TB-MEDAL-01' },
    { type: 'turn_began', seat: 'red', turn: 19 },
  ];
  view.bases[on] = [...(view.bases[on] ?? []), 'blue:jumbo'];
  view.bases[hit] = view.bases[hit]?.slice(0, -1) ?? [];
  if (view.bases[hit]?.length === 0) delete view.bases[hit];
  view.rack = view.rack?.filter((troop) => troop !== 'jumbo') ?? null;
  view.seats.blue.rack_size -= 1;
  view.seats.blue.medals += 1;
  view.emptied[region] = 'blue';
  view.to_move = 'red';
  return { view, events };
}
