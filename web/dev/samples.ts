import type { BoardFile, Frame, Options, SeatView, Setup, View } from '../src/games/toy-battle/types';
import type { Frame as AnyFrame, ServerMessage, Summary, ViewerName } from '../src/wire';

/** Made-up parts of a small match, for unit tests. */
export const options: Options = {
  medal_timing: 'end-of-play',
  metal_x_blocks_hook: true,
  special_bases: true,
  starter: 'random',
  max_plies: 400,
};

export const board: BoardFile = {
  format: 'toybattle-map/1',
  id: 'yard',
  terrain: 'none',
  name: { en: 'Yard', ko: '마당' },
  size: { w: 1000, h: 1400 },
  medals_to_win: 1,
  total_medals: 1,
  hqs: [
    { id: 'HB', owner: 'blue', x: 500, y: 1330 },
    { id: 'HR', owner: 'red', x: 500, y: 70 },
  ],
  bases: [
    { id: 'b1', x: 250, y: 900, special: null },
    { id: 'b2', x: 750, y: 900, special: null },
    { id: 'b3', x: 500, y: 500, special: null },
  ],
  paths: [
    ['HB', 'b1'],
    ['HB', 'b2'],
    ['HR', 'b3'],
    ['b1', 'b2'],
    ['b1', 'b3'],
    ['b2', 'b3'],
  ],
  regions: [
    {
      id: 'R1',
      boundary: ['b1', 'b2', 'b3'],
      bases: ['b1', 'b2', 'b3'],
      medals: 1,
      label: { x: 500, y: 760 },
    },
  ],
};

export const aSetup = (): Setup => ({ board, options });

const side = (rack_size: number): SeatView => ({
  rack_size,
  lying: 0,
  reserve_size: 17,
  medals: 0,
  discard: [],
  known: [],
  connected: [],
});

export function aView(viewer: ViewerName, changes: Partial<View> = {}): View {
  return {
    viewer: viewer === 'blue' || viewer === 'red' ? viewer : null,
    to_move: 'blue',
    turns_taken: 0,
    bases: {},
    rack:
      viewer === 'blue'
        ? ['skully', 'hook', 'star']
        : viewer === 'red'
          ? ['capn', 'jumbo', 'roxy', 'kwak']
          : null,
    lying: [],
    seats: { blue: side(3), red: side(4) },
    emptied: {},
    play: null,
    on_hq: {},
    over: null,
    racks: null,
    removed: null,
    ...changes,
  };
}

export function aFrame(seq: number, viewer: ViewerName = 'blue', changes: Partial<Frame> = {}): Frame {
  return {
    seq,
    seat: seq === 0 ? null : 'blue',
    events: [],
    view: aView(viewer),
    hints: null,
    status: { awaiting: ['blue'] },
    clock: null,
    ...changes,
  };
}

/** The server's message about a step, with the whole frame that the step leads to. */
export function aStep(frame: AnyFrame, id?: string): ServerMessage {
  return { type: 'step', ...frame, id } as ServerMessage;
}

export function aSummary(changes: Partial<Summary> = {}): Summary {
  return {
    id: 'm1',
    game: 'toy-battle',
    board: { id: board.id, name: board.name },
    options,
    seats: [
      { seat: 'blue', kind: 'guest', name: 'Ada', you: true, online: true, ready: true },
      { seat: 'red', kind: 'bot', name: 'Bot', level: 2, you: false, online: true, ready: true },
    ],
    clock: { kind: 'none' },
    undo: 'at_once',
    created_ms: 0,
    steps: 0,
    status: 'playing',
    to_move: ['blue'],
    over: null,
    rematch: null,
    branch_of: null,
    creator: true,
    visibility: 'listed',
    ...changes,
  };
}

/** A match of two seats that one guest has at one screen. */
export const hotSeat = (): Summary =>
  aSummary({
    seats: (['blue', 'red'] as const).map((seat) => ({
      seat,
      kind: 'guest',
      name: 'Ada',
      you: true,
      online: true,
      ready: true,
    })),
  });
