import type {
  Ability, AimAnswer, Answers, Card, CardWeapon, Event, Figure, Hints, PathAnswer, Question, Seat, SeatView, Setup, SpecialHint, Summary, Turn, View, WhyNot,
} from '../../src/games/attacktix/types';

/** A moment of a game as its viewer sees it, and what led to it. */
export type Moment = { view: View; hints: Hints | null; events: Event[] };

const tix = 25_400;
const open: CardWeapon['arcs'] = { yaw: [-9_000, 9_000], pitch: null, height: null, pull: true, knob: null, dip: null };
const weapons: Readonly<Record<string, CardWeapon>> = {
  SL6: { code: 'SL6', kind: 'slash', missiles: 0, reach: 60_000, arcs: { ...open, pitch: [-1_719, 1_719] }, default: { yaw: 0, pitch: 0, dir: 'ccw', pull: 1000 } },
  LN: { code: 'LN', kind: 'ranged', missiles: 1, reach: 0, arcs: { ...open, yaw: [-7_000, 7_000], pitch: [-1_500, 3_500], pull: false }, default: { yaw: 0, pitch: 0 } },
  VOL4: { code: 'VOL4', kind: 'ranged', missiles: 4, reach: 0, arcs: { ...open, yaw: [-7_000, 7_000], pitch: [-1_500, 3_500], pull: false }, default: { yaw: 0, pitch: 0 } },
  JB: { code: 'JB', kind: 'jab', missiles: 0, reach: 66_500, arcs: { ...open, height: [46_000, 62_000] }, default: { yaw: 0, height: 56_000, pull: 1000 } },
  TH: { code: 'TH', kind: 'throw', missiles: 0, reach: 61_000, arcs: { ...open, dip: 1_500 }, default: { yaw: 0, dip: 0, pull: 1000 } },
  CL: { code: 'CL', kind: 'claw', missiles: 0, reach: 60_500, arcs: { ...open, height: [46_000, 62_000], knob: 6_875 }, default: { yaw: 0, height: 56_000, pull: 1000, knob: 4_000 } },
};
const wheel = ['4w*', '4r', '5w', '6w', '5r*', '4r*', '6w*', '5r', '6w*', '5w', '5r', '5r*'];
const ability = (name: string, effect: Ability['effect'], guard: Ability['guard'] = null): Ability => ({ name, guard, effect });

type Kind = Pick<Card, 'type' | 'name' | 'mode' | 'faction' | 'class' | 'points' | 'ability'> & { weapon: keyof typeof weapons };
const kinds: Readonly<Record<string, Kind>> = {
  B01: { type: 'B01', name: 'Valve Marshal', mode: null, faction: 'Brasswake', class: 'L', points: 35, weapon: 'SL6', ability: ability('Fold Down', { kind: 'exchange', name: 'Valve Marshal', mode: 'Sled' }) },
  B02: { type: 'B02', name: 'Valve Marshal', mode: 'Sled', faction: 'Brasswake', class: 'L', points: 25, weapon: 'JB', ability: ability('Unfold', { kind: 'exchange', name: 'Valve Marshal', mode: null }) },
  B03: { type: 'B03', name: 'Boiler Captain', mode: null, faction: 'Brasswake', class: 'C', points: 30, weapon: 'LN', ability: ability('Answering Fire', { kind: 'free-attack', filter: { class: ['C', 'T'] }, move: 'full' }) },
  B04: { type: 'B04', name: 'Rivet Trooper', mode: null, faction: 'Brasswake', class: 'T', points: 10, weapon: 'LN', ability: ability('Spare Parts', { kind: 'return-self', to: 'spot' }, { side: 'own', zone: 'in-play', class: ['C'] }) },
  B09: { type: 'B09', name: 'Anvil Colossus', mode: null, faction: 'Brasswake', class: 'M', points: 80, weapon: 'VOL4', ability: ability('Dry Dock', { kind: 'reinforce', filter: { class: ['T'] } }) },
  B08: { type: 'B08', name: 'Clamp Diver', mode: null, faction: 'Brasswake', class: 'S', points: 20, weapon: 'CL', ability: ability('Undertow', { kind: 'force-move', filter: { not_master: true }, tix: 4 }) },
  T03: { type: 'T03', name: 'Bramble Trooper', mode: null, faction: 'Thornmarch', class: 'T', points: 10, weapon: 'SL6', ability: ability('Regrow', { kind: 'return-self', to: 'spot' }, { side: 'own', zone: 'in-play', class: ['L'] }) },
  T06: { type: 'T06', name: 'Stag Hurler', mode: null, faction: 'Thornmarch', class: 'W', points: 20, weapon: 'TH', ability: ability('Stampede', { kind: 'free-move', filter: { class: ['W'] }, tix: null }) },
};

/** Whose which figures are, the last of each in the Back-Up force. */
const forces: readonly (readonly [Seat, readonly string[], number])[] = [['p1', ['B01', 'B03', 'B04', 'B08', 'B09', 'B02', 'B04'], 2], ['p2', ['B04', 'T03', 'T06', 'T03'], 1]];

const cards: Card[] = forces.flatMap(([owner, codes, backups]) => codes.map((code, n): Card => {
  const { weapon, ...kind } = kinds[code]!;
  const master = kind.class === 'M';
  return {
    ...kind, id: `${owner}-0${n + 1}`, owner, serial: n + 1, backup: n >= codes.length - backups, base: master ? 'master' : 'standard', radius: master ? 42_000 : 22_000, weapon: weapons[weapon]!, wheel,
  };
}));

/** The set-up of all moments. */
export const setup: Setup = {
  mode: 'duel', measure: 'imperial', limit: 100, bm_allowance: 1, official: false, map: null,
  seats: [{ id: 'p1', team: 0, contribution: 100 }, { id: 'p2', team: 1, contribution: 100 }], options: {} as Setup['options'],
  table: { id: 'bare', name: 'Bare table', half: 609_600, line: 457_200, tix }, figures: cards,
  terrain: [
    { id: 'fence', code: 'F03', name: 'Reed Fence', descriptors: ['low-barrier', 'cover'], geometry: 'sections', height: 30_000, shape: null, pushable: false, topplable: false, destructible: true },
    { id: 'copse', code: 'F02', name: 'Copse', descriptors: ['slowing', 'cover'], geometry: 'area', height: 0, shape: null, pushable: false, topplable: false, destructible: false },
    { id: 'barrel', code: 'F10', name: 'Barrel', descriptors: ['object'], geometry: 'object', height: 50_000, shape: { kind: 'round', radius: 20_000, height: 50_000 }, pushable: true, topplable: true, destructible: false },
  ],
};

const places: Readonly<Record<string, [number, number]>> = {
  'p1-01': [20_000, -200_000], 'p1-02': [-60_000, -300_000], 'p1-03': [100_000, -380_000], 'p1-04': [0, -40_000], 'p1-05': [-200_000, -450_000],
  'p2-01': [10_000, 280_000], 'p2-02': [0, 10_000], 'p2-03': [-120_000, 200_000],
};

const standing = (card: Card): Figure => ({
  id: card.id, zone: card.backup ? 'backup' : 'in-play', controller: card.owner, at: card.backup ? null : places[card.id]!, facing: card.owner === 'p1' ? 0 : 18_000,
  window: card.backup ? null : '6w', spent: 0, loaded: card.weapon.missiles, weapon: 'ready', tripped: [], cover: [], pinned: null, off: false,
});

const seats: SeatView[] = [
  { id: 'p1', side: 'south', extra: 0, dropped: false, ready: true, standing: 5, points: 175 }, { id: 'p2', side: 'north', extra: 0, dropped: false, ready: true, standing: 3, points: 40 },
];
const turn: Turn = { number: 3, active: 'p1', step: 'move', moved: [], attacked: [], attacks: 2, specials: 0, shots: 0, volley: null };

/** The game in the middle: p1 moves. */
const middle: View = {
  viewer: 'p1', phase: 'play', turn, seats, figures: cards.map(standing),
  terrain: [
    { id: 'fence', sections: [{ id: 'fence.1', from: [-22_000, 120_000], to: [22_000, 120_000], standing: true, weak: false }, { id: 'fence.2', from: [22_000, 120_000], to: [66_000, 120_000], standing: true, weak: false }] },
    { id: 'copse', area: [[-300_000, -100_000], [-150_000, -100_000], [-150_000, 50_000], [-300_000, 50_000]] },
    { id: 'barrel', at: [62_000, -200_000], facing: 0, state: 'standing' },
  ],
  queue: [], waiting: { for: 'turn', seats: ['p1'], figure: null }, dispute: null, chooser: null, over: null,
};

const nothing: Hints = {
  seat: 'p1', asks: null, step: null, figures: [], sides: [], special: null, may_end_moves: false, may_end_turn: false, may_pass: false, may_cease: false, may_dispute: true,
};
const own = cards.filter(({ owner, backup }) => owner === 'p1' && !backup).map(({ id }) => id);
const able = (can: Hints['figures'][number]['can'], ids: readonly string[] = own): Hints['figures'] => ids.map((figure) => ({ figure, can, tix: 6, because: null }));

/** A view with some figures changed. */
const changed = (changes: Readonly<Record<string, Partial<Figure>>>, view: Partial<View> = {}): View => ({
  ...middle, ...view, figures: middle.figures.map((figure) => ({ ...figure, ...changes[figure.id] })),
});
const asked = (view: Partial<View>, what: NonNullable<View['waiting']['for']>, figure: string | null, seat: Seat = 'p1'): Partial<View> => ({ ...view, waiting: { for: what, seats: [seat], figure } });

const attacking: Turn = { ...turn, step: 'attack', moved: ['p1-01'] };
const special = (of: string, more: Partial<SpecialHint>): SpecialHint => ({
  of, ability: cards.find(({ id }) => id === of)!.ability!.name, effect: cards.find(({ id }) => id === of)!.ability!.effect, targets: [], count: 1, tix: null, needs: [], lines: [], may_decline: false, ...more,
});

const shot: Event[] = [
  { type: 'attack', seat: 'p1', figure: 'p1-02', aim: { yaw: 1_095, pitch: 380 }, aimed: { yaw: 1_055, pitch: 352 }, shot: 1, left: 0, film: null, ms: 1400, blows: [], shifted: [{ figure: 'p2-02', at: [0, 14_000], facing: 18_000 }], clause: 'AT-ATK-01' },
  { type: 'defeat', figure: 'p2-01', by: 'p1-02', cause: 'fall', own: false, special: true, clause: 'AT-DEF-01' },
  { type: 'special', figure: 'p2-01', ability: 'Spare Parts', result: 'failed', seat: 'p2', targets: [], clause: 'AT-ABIL-05' },
  { type: 'zone', figure: 'p2-01', zone: 'defeated' },
];

const known: Readonly<Record<string, Moment>> = {
  sides: { view: { ...middle, phase: 'sides', turn: null, chooser: 'p1', waiting: { for: 'side', seats: ['p1'], figure: null } }, hints: { ...nothing, asks: 'side', sides: ['south', 'west', 'north', 'east'] }, events: [] },
  setup: {
    view: changed(Object.fromEntries(own.map((id) => [id, { zone: 'pool', at: null } as Partial<Figure>])), { phase: 'setup', turn: null, seats: seats.map((seat) => ({ ...seat, ready: false })), waiting: { for: 'place', seats: ['p1', 'p2'], figure: null } }),
    hints: { ...nothing, asks: 'place', figures: able(['place']) }, events: [{ type: 'grind', figure: 'p1-01', window: '8w', clause: 'AT-SETUP-02' }, { type: 'placed', seat: 'p2', figure: null, at: null, advance: null }],
  },
  move: { view: middle, hints: { ...nothing, asks: 'turn', step: 'move', figures: able(['move']), may_end_moves: true }, events: [{ type: 'turn', number: 3, seat: 'p1', attacks: 2 }] },
  attack: {
    view: changed({ 'p2-03': { cover: [{ piece: 'copse', mode: 'inside', sections: [] }] } }, { turn: attacking }),
    hints: { ...nothing, asks: 'turn', step: 'attack', figures: [...able(['attack', 'section']), { figure: 'p1-09', can: [], tix: 0, because: 'AT-R-15' }], may_end_turn: true },
    events: [
      { type: 'move', seat: 'p1', figure: 'p1-01', way: [[20_000, -276_200], [20_000, -200_000]], facing: 0, tix: 3, window: '6w', stopped: 'AT-LOW-02', pushed: null, pushed_to: null },
      { type: 'moves-ended', seat: 'p1', covered: ['p1-01'] },
    ],
  },
  shot: { view: changed({ 'p2-01': { zone: 'defeated', at: null, window: null } }, { turn: { ...attacking, attacked: ['p1-02'], attacks: 1 } }), hints: { ...nothing, asks: 'turn', step: 'attack', figures: able(['attack'], ['p1-01', 'p1-03']), may_end_turn: true }, events: shot },
  volley: {
    view: changed({ 'p1-05': { spent: 1, loaded: 3 } }, asked({ turn: { ...attacking, attacked: ['p1-05'], attacks: 1, volley: { figure: 'p1-05', seat: 'p1', aim: { yaw: 0, pitch: 300 }, left: 3, free: false } } }, 'volley', 'p1-05')),
    hints: { ...nothing, asks: 'volley', step: 'attack', figures: able(['fire-next'], ['p1-05']), may_cease: true },
    events: [{ type: 'attack', seat: 'p1', figure: 'p1-05', aim: { yaw: 0, pitch: 300 }, aimed: { yaw: 0, pitch: 300 }, shot: 1, left: 3, film: null, ms: 900, blows: [{ figure: 'p1-05', part: 'left', impulse: 2_151, counts: true }, { figure: 'p1-05', part: 'torso', impulse: 973, counts: false }], shifted: [], clause: 'AT-VOLLEY-01' }],
  },
  special: {
    view: changed({ 'p1-01': { zone: 'lying' } }, asked({ turn: { ...turn, active: 'p2', step: 'attack' }, queue: [{ figure: 'p1-01', by: 'p2-01' }] }, 'special', 'p1-01')),
    hints: { ...nothing, asks: 'special', step: 'attack', special: special('p1-01', { targets: ['p1-06'], needs: ['target', 'along'], lines: [[-580_000, 580_000]], may_decline: true }) },
    events: [{ type: 'defeat', figure: 'p1-01', by: 'p2-01', cause: 'lean', own: false, special: true, clause: 'AT-DEF-01' }],
  },
  force: {
    view: changed({ 'p1-04': { zone: 'lying' } }, asked({ turn: { ...turn, active: 'p2', step: 'attack' } }, 'special', 'p1-04')),
    hints: { ...nothing, asks: 'special', step: 'attack', special: special('p1-04', { targets: ['p2-01', 'p2-02', 'p2-03'], needs: ['target', 'heading'], tix: 4 }) }, events: [],
  },
  'free-attack': {
    view: changed({}, asked({ turn: { ...turn, active: 'p2', step: 'attack' } }, 'free-attack', 'p1-02')),
    hints: { ...nothing, asks: 'free-attack', step: 'attack', figures: able(['move', 'attack'], ['p1-02']), may_pass: true }, events: [],
  },
  call: { view: changed({}, asked({ dispute: { by: 'p2', caller: 'p1', about: 'is it touching?' } }, 'call', null)), hints: { ...nothing, asks: 'call', may_dispute: false }, events: [{ type: 'disputed', seat: 'p2', about: 'is it touching?' }] },
  waiting: { view: changed({}, asked({ turn: { ...turn, active: 'p2' } }, 'turn', null, 'p2')), hints: nothing, events: [] },
  over: {
    view: { ...changed({ 'p2-01': { zone: 'defeated', at: null }, 'p2-02': { zone: 'defeated', at: null }, 'p2-03': { zone: 'defeated', at: null } }), phase: 'over', waiting: { for: null, seats: [], figure: null }, over: { winners: ['p1'], by: 'last-standing', clause: 'AT-VICT-01', places: [] } },
    hints: null, events: [{ type: 'result', kind: 'win', winners: ['p1'], by: 'last-standing', places: [], clause: 'AT-VICT-01' }],
  },
};

/** The names of all moments. */
export const moments: readonly string[] = Object.keys(known);

/** A moment by its name. */
export function momentOf(name: string): Moment {
  const moment = known[name];
  if (!moment) throw new Error(`there is no moment ${name}`);
  return moment;
}

const path = (at: [number, number], more: Partial<PathAnswer> = {}): PathAnswer => ({
  legal: true, refusal: null, tix: 2, limit: 152_400, rolled: 50_800, way: [at], end: { at, facing: 0 }, stopped: null, crossed: [], touching: [], inside: [], ...more,
});

/** Answers as a referee might. */
export function answerAt(name: string, question: Question): Promise<unknown> {
  const answers: { [K in keyof Answers]: (question: Extract<Question, { ask: K }>) => Answers[K] } = {
    reach: ({ figure }) => ({ figure, tix: 6, limit: 152_400, fan: Array.from({ length: 72 }, (_, n) => [n * 500, 152_400]), slow: false, pushing: figure === 'p1-01' ? ['barrel'] : [] }),
    way: ({ to }) => ({ path: [{ face: 4_500 }, { roll: 50_800 }], ...path(to) }),
    path: ({ figure, path: legs }) => {
      const rolled = legs.reduce((sum, leg) => sum + ('roll' in leg ? leg.roll : 0), 0);
      const refusal = { clause: 'AT-MOVE-01', because: 'That is too far.', reason: { type: 'too_far', figure, tix: Math.ceil(rolled / tix), limit: 6, by: 'speed' } } satisfies WhyNot;
      const [x, z] = places[figure] ?? [0, 0];
      return path([x, z + rolled], { tix: Math.ceil(rolled / tix), rolled, legal: rolled <= 6 * tix, refusal: rolled <= 6 * tix ? null : refusal, crossed: rolled > 100_000 ? ['fence.1'] : [] });
    },
    check: () => ({ legal: true, refusal: null }),
    placing: () => ({ ranges: [[-587_600, -60_000], [60_000, 587_600]], facing: 0, advance_max: 50_800 }),
    aims: ({ figure }) => ({
      figure, targets: [
        { id: 'p2-02', what: 'figure', bearing: 1_095, distance: 310_000, gap: 266_000, in_arc: true, protected: null, aim: { ...cards.find(({ id }) => id === figure)!.weapon.default, yaw: 1_095 } },
        { id: 'p2-03', what: 'figure', bearing: -680, distance: 480_000, gap: 436_000, in_arc: true, protected: { clause: 'AT-COVER-02' }, aim: null },
        { id: 'p2-01', what: 'figure', bearing: 9_900, distance: 580_000, gap: 536_000, in_arc: false, protected: null, aim: null },
        { id: 'fence.1', what: 'section', bearing: 0, distance: 320_000, gap: 298_000, in_arc: true, protected: null, aim: null },
      ],
    }),
    aim: ({ figure, aim }): AimAnswer => {
      const [x, z] = places[figure] ?? [0, 0];
      return { legal: true, refusal: null, aim, line: { from: [x, 53_000, z], to: [x, 60_000, z + 300_000] }, first: { id: 'p2-02', what: 'figure', distance: 266_000 }, sweep: null };
    },
    return: ({ along }) => ({ at: [along, -530_000] }),
    shift: ({ figure, roll }) => ({ legal: true, refusal: null, end: [(places[figure] ?? [0, 0])[0], (places[figure] ?? [0, 0])[1] + roll] }),
    surroundings: ({ figure }) => ({
      figure, rows: [
        { id: 'p2-02', what: 'figure', gap: 266_000, distance: 310_000, bearing: 1_095, turn: 1_095, window: '6w', covered: false, touching: false },
        { id: 'barrel', what: 'object', gap: 400, distance: 42_000, bearing: 27_000, turn: -9_000, window: null, covered: false, touching: true },
      ],
    }),
    measure: () => ({ gap: 266_000, distance: 310_000, tix: 11 }),
  };
  if (!known[name]?.hints) return Promise.reject(new Error('Nobody answers that here.'));
  return Promise.resolve((answers[question.ask] as (question: Question) => unknown)(question));
}

/** Who sits at the table. */
export const summary: Summary = {
  id: 'dev', game: 'attacktix', board: null, options: {}, status: 'playing', seats: ['p1', 'p2'].map((seat) => ({ seat, kind: seat === 'p1' ? 'guest' : 'bot', you: seat === 'p1', name: null, level: null, ready: true })),
} as unknown as Summary;
