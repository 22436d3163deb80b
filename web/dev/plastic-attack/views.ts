import { battleOf, opened } from './battle';
import type {
  Action,
  ArmyFile,
  Character,
  FigureView,
  Hints,
  Setup,
  Side,
  Special,
  Summary,
  View,
} from '../../src/games/plastic-attack/types';

/** The seats of a table in order, clockwise. */
const seatOrder = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];

const files = import.meta.glob<{ armies: ArmyFile[] }>('../../../games/plastic_attack/data/armies-*.json', {
  eager: true,
  import: 'default',
});

/** The ready-made armies of an edition. */
export function armiesOf(edition: Setup['edition']): ArmyFile[] {
  return Object.entries(files).find(([path]) => path.includes(edition))?.[1].armies ?? [];
}

/** A hand-made moment of a game: everything that the table needs to show it. */
export interface Moment {
  setup: Setup;
  view: View;
  hints: Hints | null;
  summary: Summary;
}

/** The names of the hand-made moments. */
export const kinds = [
  'attack',
  'picked',
  'defend',
  'choose',
  'waiting',
  'laid',
  'use',
  'heal',
  'redirect',
  'plan',
  'recover',
  'guard',
  'failed',
  'out',
  'over',
  'nobody',
  'watch',
] as const;
export type Kind = (typeof kinds)[number];

const options = {
  quick_game: false,
  empty_hand: 'power-only',
  luck_original: 'current',
  knock_out_stacks: false,
  recover_own_held: false,
  recover_from_armies: false,
  army_size: { min: 1, max: 15 },
  max_players: 6,
  max_turns: 1000,
} as const;

/** A set-up with ready-made armies. All names differ. `crowd`, if not 0, is the size of the first army. */
export function setupOf(edition: Setup['edition'], players: number, crowd = 0): Setup {
  const armies = armiesOf(edition);
  const seats = seatOrder.slice(0, players);
  const taken = new Set<string>();
  const figures = seats.flatMap((seat, i): Character[] => {
    const files =
      crowd > 0 && i === 0
        ? armies.flatMap((army) => army.army).slice(0, crowd)
        : (armies[(i * 3) % armies.length]?.army ?? []);
    return files.map((file, k) => {
      let figure = taken.has(file.figure) ? `${file.figure} (${seat})` : file.figure;
      if (taken.has(figure)) figure = `${file.figure} ${k}`;
      taken.add(figure);
      return {
        figure,
        type: file.type ?? file.figure,
        owner: seat,
        starts: file.power,
        card: file.card,
        mount: null,
        look: file.look ?? null,
      };
    });
  });
  return {
    edition,
    seats,
    figures,
    options: { ...options, army_size: { ...options.army_size } },
    odds: true,
    fill: edition === '2009' ? 4 : 3,
  };
}

const standing = (character: Character): FigureView => ({
  figure: character.figure,
  owner: character.owner,
  power: character.starts,
  wounded: false,
  face_down: false,
  guards: [],
  dodge: 0,
  blast: 0,
  intimidate: 0,
});

function sideOf(setup: Setup, seat: string): Side {
  const army = setup.figures.filter((character) => character.owner === seat).map(standing);
  return {
    seat,
    in_game: true,
    army,
    captives: [],
    hand_size: setup.fill - 1,
    hand: null,
    held_over: 1,
    dodge: 0,
    special_weapon: 0,
    intimidation: 0,
    lost_turns: 0,
  };
}

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const deck = ranks.flatMap((rank) => [...'shdc'].map((suit) => rank + suit));

/** The middle of a game, with guards, captives, and the wounds and marks of the edition. */
export function midGame(edition: Setup['edition'], players: number, crowd = 0): Moment {
  const setup = setupOf(edition, players, crowd);
  const seats = setup.seats.map((seat) => sideOf(setup, seat));
  const [me, foe] = seats as [Side, Side];
  me.hand = ['3c', '8s', '10h', 'Qs'].slice(0, setup.fill);
  me.hand_size = me.hand.length;
  const hurt = me.army[1];
  if (hurt) {
    hurt.guards = ['7d', 'Js'];
    if (edition === 'revised') Object.assign(hurt, { wounded: true, dodge: 1 });
    else hurt.face_down = true;
  }
  const shielded = foe.army[0];
  if (shielded) {
    shielded.guards = ['10c'];
    if (edition === 'revised') Object.assign(shielded, { blast: 1, intimidate: 1 });
    else shielded.power = 3;
  }
  if (edition === '2009') {
    me.dodge = 1;
    me.special_weapon = 1;
    foe.intimidation = 1;
  }
  const third = seats[2];
  if (third) {
    third.lost_turns = 1;
    const taken = third.army.pop();
    if (taken && third.army.length > 0) me.captives.push({ ...taken, power: 0 });
    else if (taken) third.army.push(taken);
  }
  if (me.army.length > 2) foe.captives.push({ ...(me.army.pop() as FigureView), power: 0 });
  const fifth = seats[4];
  if (fifth) {
    me.captives.push(...fifth.army.map((figure) => ({ ...figure, power: 0 })));
    Object.assign(fifth, { army: [], in_game: false, hand_size: 0 });
  }
  const discard = deck.filter((_, i) => i % 5 === 2 && !me.hand?.includes(deck[i] ?? '')).slice(0, 9);
  const unseen = deck.filter(
    (card) => !me.hand?.includes(card) && !discard.includes(card) && !['7d', 'Js', '10c'].includes(card),
  );
  const view: View = {
    viewer: me.seat,
    seats,
    turn: { seat: me.seat, stage: 'attack', extra: false, number: 7 },
    direction: 'left',
    battle: null,
    draw_pile_size: 24,
    discard_pile: discard,
    unseen,
    in_hands: unseen.filter((_, i) => i % 9 === 4),
    turns_taken: 6,
    over: null,
  };
  return { setup, view, hints: null, summary: summaryOf(setup) };
}

function summaryOf(setup: Setup): Summary {
  const seats = setup.seats.map((seat, i) => ({
    seat,
    kind: i % 3 === 1 ? 'bot' : 'guest',
    name: ['Mina', '', 'Jonas', 'Yuna', '', 'Aleksandra the Great'][i] ?? 'Ada',
    ...(i % 3 === 1 ? { level: 3 } : {}),
    you: i === 0,
    online: true,
    ready: true,
  }));
  return {
    id: 'demo',
    game: `plastic-attack-${setup.edition}`,
    board: null,
    options: {},
    seats,
    clock: { kind: 'none' },
    created_ms: 0,
    steps: 30,
    status: 'playing',
    to_move: [setup.seats[0]],
    over: null,
    rematch: null,
    branch_of: null,
  } as unknown as Summary;
}

/** The hand-made moment of a kind. */
export function momentOf(kind: Kind, edition: Setup['edition'], players: number, crowd = 0): Moment {
  const moment = midGame(edition, players, crowd);
  const { view, setup } = moment;
  const [me, foe] = view.seats as [Side, Side];
  const stage = (name: 'attack' | 'defend' | 'play' | 'use' | 'guard', seat = me.seat): void => {
    view.turn = { seat, stage: name, extra: false, number: 7 };
  };
  const asks = (name: Hints['asks'], actions: Action[], more: Partial<Hints> = {}): void => {
    moment.hints = { seat: me.seat, asks: name, actions, offer: null, odds: null, ...more };
  };
  if (kind === 'attack' || kind === 'picked') {
    const others = view.seats.filter((side) => side.seat !== me.seat && side.in_game);
    asks(
      'attack',
      me.army.flatMap((figure) =>
        others.map((side) => ({ attack: { with: figure.figure, player: side.seat } })),
      ),
    );
  } else if (kind === 'defend') {
    stage('defend', foe.seat);
    view.battle = { ...battleOf(foe, me), defending: null };
    asks(
      'defend',
      me.army.map((figure) => ({ defend: { with: figure.figure } })),
    );
  } else if (kind === 'choose') {
    stage('play');
    view.battle = { ...battleOf(me, foe), laid: [foe.seat] };
    const hand = me.hand ?? [];
    asks(
      'play',
      hand.map((card) => ({ play: { card } })),
      { odds: hand.map((card, i) => ({ card, wins: [213, 508, 664, 871][i] ?? 0 })) },
    );
  } else if (kind === 'waiting' || kind === 'watch') {
    stage('play');
    view.battle = { ...battleOf(me, foe), laid: [me.seat], own_card: kind === 'watch' ? null : '10h' };
    me.hand = kind === 'watch' ? null : (me.hand ?? []).filter((card) => card !== '10h');
    if (kind === 'watch') view.viewer = null;
  } else if (kind === 'laid') {
    stage('play', foe.seat);
    view.battle = { ...battleOf(foe, me), laid: [me.seat], own_card: 'Qs', without_card: [] };
  } else if (['use', 'heal', 'redirect', 'plan', 'recover'].includes(kind)) {
    offered(moment, kind, asks);
  } else if (kind === 'guard') {
    stage('guard', foe.seat);
    view.battle = battleOf(foe, me);
    opened(moment, view.battle, ['Qd', '2h']);
    view.battle.hit = me.army[0]?.figure ?? null;
    if (me.army[0]) me.army[0].guards = ['9h'];
    asks('guard', [{ guard: { for: me.army[0]?.figure ?? '' } }, { decline: 'guard' }]);
  } else if (kind === 'failed') {
    view.battle = battleOf(me, foe);
    opened(moment, view.battle, ['2s', 'Kd']);
    stage('attack', foe.seat);
  } else if (kind === 'out') {
    foe.captives.push(...me.army);
    Object.assign(me, { army: [], in_game: false, hand: [], hand_size: 0 });
    stage('attack', foe.seat);
  } else {
    view.over =
      kind === 'over'
        ? { winner: me.seat, by: 'last-standing', clause: 'PA1-END-02' }
        : { winner: null, by: 'turn-cap', clause: 'PA-R-46' };
    view.turn = null;
    if (kind === 'over')
      for (const side of view.seats.slice(1)) Object.assign(side, { army: [], in_game: false });
  }
  return { ...moment, setup };
}

function offered(
  moment: Moment,
  kind: Kind,
  asks: (name: Hints['asks'], actions: Action[], more: Partial<Hints>) => void,
): void {
  const { view, setup } = moment;
  const [me, foe] = view.seats as [Side, Side];
  const first = setup.edition === '2009';
  view.turn = { seat: me.seat, stage: 'use', extra: false, number: 7 };
  view.battle = battleOf(me, foe);
  opened(moment, view.battle, ['Qh', '5c']);
  const words: Record<string, Special> = {
    use: 'dodge',
    heal: first ? 'heal' : 'boost',
    redirect: first ? 'sharpshooter' : 'explosion',
    plan: 'master-plan',
    recover: 'recover',
  };
  const action = words[kind] ?? 'dodge';
  const on =
    {
      heal: me.army.filter((figure) => !figure.wounded).map(({ figure }) => figure),
      redirect: foe.army.slice(1).map(({ figure }) => figure),
      recover: foe.captives.map(({ figure }) => figure),
    }[kind as 'heal'] ?? [];
  const players = kind === 'plan' ? view.seats.filter((side) => side.in_game).map((side) => side.seat) : [];
  const uses: Action[] =
    on.length > 0
      ? on.map((figure) => ({ use: { action, on: figure } }))
      : [{ use: { action, ...(kind === 'plan' ? { players: [me.seat] } : {}) } }];
  view.battle.action = action;
  asks('use', [...uses, { decline: action }], { offer: { action, on, players } });
}
