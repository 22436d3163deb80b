import type {
  Card,
  Event,
  Figure,
  Hints,
  Seat,
  SeatView,
  SpecialHint,
  Turn,
  View,
} from '../../src/games/attacktix/types';
import { cards, places } from './cards';

const standing = (card: Card): Figure => ({
  id: card.id,
  zone: card.backup ? 'backup' : 'in-play',
  controller: card.owner,
  at: card.backup ? null : places[card.id]!,
  facing: card.owner === 'p1' ? 0 : 18_000,
  window: card.backup ? null : '6w',
  spent: 0,
  loaded: card.weapon.missiles,
  weapon: 'ready',
  tripped: [],
  cover: [],
  pinned: null,
  off: false,
});

export const seats: SeatView[] = [
  { id: 'p1', side: 'south', extra: 0, dropped: false, ready: true, standing: 5, points: 175 },
  { id: 'p2', side: 'north', extra: 0, dropped: false, ready: true, standing: 3, points: 40 },
];
export const turn: Turn = {
  number: 3,
  active: 'p1',
  step: 'move',
  moved: [],
  attacked: [],
  attacks: 2,
  specials: 0,
  shots: 0,
  volley: null,
};

/** A game in progress: p1 moves. */
export const middle: View = {
  viewer: 'p1',
  phase: 'play',
  turn,
  seats,
  figures: cards.map(standing),
  terrain: [
    {
      id: 'fence',
      sections: [
        { id: 'fence.1', from: [-22_000, 120_000], to: [22_000, 120_000], standing: true, weak: false },
        { id: 'fence.2', from: [22_000, 120_000], to: [66_000, 120_000], standing: true, weak: false },
      ],
    },
    {
      id: 'copse',
      area: [
        [-300_000, -100_000],
        [-150_000, -100_000],
        [-150_000, 50_000],
        [-300_000, 50_000],
      ],
    },
    { id: 'barrel', at: [62_000, -200_000], facing: 0, state: 'standing' },
  ],
  queue: [],
  waiting: { for: 'turn', seats: ['p1'], figure: null },
  dispute: null,
  chooser: null,
  over: null,
};

export const nothing: Hints = {
  seat: 'p1',
  asks: null,
  step: null,
  figures: [],
  sides: [],
  special: null,
  may_end_moves: false,
  may_end_turn: false,
  may_pass: false,
  may_cease: false,
  may_dispute: true,
};
export const own = cards.filter(({ owner, backup }) => owner === 'p1' && !backup).map(({ id }) => id);
export const able = (can: Hints['figures'][number]['can'], ids: readonly string[] = own): Hints['figures'] =>
  ids.map((figure) => ({ figure, can, tix: 6, because: null }));

/** A view with some figures changed. */
export const changed = (
  changes: Readonly<Record<string, Partial<Figure>>>,
  view: Partial<View> = {},
): View => ({
  ...middle,
  ...view,
  figures: middle.figures.map((figure) => ({ ...figure, ...changes[figure.id] })),
});
export const asked = (
  view: Partial<View>,
  what: NonNullable<View['waiting']['for']>,
  figure: string | null,
  seat: Seat = 'p1',
): Partial<View> => ({ ...view, waiting: { for: what, seats: [seat], figure } });

export const attacking: Turn = { ...turn, step: 'attack', moved: ['p1-01'] };
export const special = (of: string, more: Partial<SpecialHint>): SpecialHint => ({
  of,
  ability: cards.find(({ id }) => id === of)!.ability!.name,
  effect: cards.find(({ id }) => id === of)!.ability!.effect,
  targets: [],
  count: 1,
  tix: null,
  needs: [],
  lines: [],
  may_decline: false,
  ...more,
});

export const shot: Event[] = [
  {
    type: 'attack',
    seat: 'p1',
    figure: 'p1-02',
    aim: { yaw: 1_095, pitch: 380 },
    aimed: { yaw: 1_055, pitch: 352 },
    meets: 'p2-01',
    shot: 1,
    left: 0,
    film: null,
    ms: 1400,
    blows: [],
    shifted: [{ figure: 'p2-02', at: [0, 14_000], facing: 18_000 }],
    clause: 'AT-ATK-01',
  },
  {
    type: 'defeat',
    figure: 'p2-01',
    by: 'p1-02',
    cause: 'fall',
    own: false,
    special: true,
    clause: 'AT-DEF-01',
  },
  {
    type: 'special',
    figure: 'p2-01',
    ability: 'Spare Parts',
    result: 'failed',
    seat: 'p2',
    targets: [],
    clause: 'AT-ABIL-05',
  },
  { type: 'zone', figure: 'p2-01', zone: 'defeated' },
];
