import { hasText, t } from '../../texts';
import type { LogLine } from '../../contract';
import type { Event, Refusal, Setup } from './types';
import { specialClause, stageClause } from './describe/clauses';
import { listed } from '../../parts/describe';
import { howItEnded } from './describe/ending';
import { battleWords, describeOutcome } from './describe/outcome';
import {
  capital,
  cardShort,
  characterOf,
  figureName,
  namesOwner,
  ownedName,
  seatName,
  seatTo,
  specialName,
} from './describe/names';

/** Events that the page leaves out of the card that sums up a turn. */
const minor: readonly Event['type'][] = [
  'first_player',
  'dealt',
  'drew',
  'attacked',
  'defended',
  'laid',
  'reshuffled',
  'rolled',
  'guarded',
  'guard_kept',
  'declined',
];

/** Events that result from what both players of a battle chose. */
const results: readonly Event['type'][] = [
  'revealed',
  'wounded',
  'captured',
  'power_changed',
  'laid_down',
  'guard_spent',
];

type Sentence = [id: string, args: Record<string, string | number>, ...clauses: string[]];

/** Describes an event in a line of the log; null for an event that needs no line. */
export function describeEvent(event: Event, setup: Setup, viewer: string | null): LogLine | null {
  const said = sentenceOf(event, setup, viewer);
  if (!said) return null;
  const [id, args, ...clauses] = said;
  return {
    text: capital(t(id, args)),
    clauses: [...new Set(clauses)],
    heading: event.type === 'turn_began',
    minor: minor.includes(event.type),
    ...(event.type === 'revealed' ? { short: battleShort(event, setup, viewer) } : {}),
    ...(results.includes(event.type) ? { result: true } : {}),
    ...(isLoss(event, setup, viewer) ? { loss: true } : {}),
  };
}

/** Whether a figure of the viewer was wounded, weakened or captured. */
function isLoss(event: Event, setup: Setup, viewer: string | null): boolean {
  if (viewer === null) return false;
  if (event.type === 'captured') return event.from === viewer;
  if (event.type === 'power_changed' && event.to > event.from) return false;
  const hurts = ['wounded', 'laid_down', 'power_changed'].includes(event.type);
  return hurts && 'figure' in event && characterOf(setup, event.figure)?.owner === viewer;
}

/** Describes a battle in short: who attacked whom, the totals and the result. */
function battleShort(
  { attacker, defender, won }: Extract<Event, { type: 'revealed' }>,
  setup: Setup,
  viewer: string | null,
): string {
  return capital(
    t('pa-tale-revealed', {
      attacker: ownedName(setup, attacker.figure, viewer),
      defender: ownedName(setup, defender.figure, viewer),
      outcome: describeOutcome([attacker, defender], won),
    }),
  );
}

/** Returns the sentence for an event: the id of its message, its arguments and its clauses. */
function sentenceOf(event: Event, setup: Setup, viewer: string | null): Sentence | null {
  const name = (figure: string): string => ownedName(setup, figure, viewer);
  const clauses = 'clause' in event ? [event.clause] : [];
  const seat = 'seat' in event && event.seat ? seatTo(event.seat, viewer) : '';
  const figure = 'figure' in event ? name(event.figure) : '';
  switch (event.type) {
    case 'first_player':
      return ['pa-log-first', { seat, card: cardShort(event.dealt.at(-1) ?? '') }, ...clauses];
    case 'dealt':
      return ['pa-log-dealt', { count: event.count }, ...clauses];
    case 'turn_began':
      return [event.extra ? 'pa-log-turn-extra' : 'pa-log-turn', { seat, turn: event.turn }];
    case 'turn_lost':
      return ['pa-log-turn-lost', { seat }, ...clauses];
    case 'drew':
      return drew(event, setup, seat);
    case 'reshuffled':
      return ['pa-log-reshuffled', { count: event.count }, ...clauses];
    case 'attacked':
      return attacked(event, setup, seat, seatTo(event.player, viewer), name(event.with));
    case 'defended':
      return ['pa-log-defended', { seat, with: name(event.with) }, stageClause(setup.edition, 'defend')];
    case 'laid':
      return [
        event.card ? 'pa-log-laid-known' : 'pa-log-laid',
        { seat, card: event.card ? cardShort(event.card) : '' },
        'PA-R-10',
      ];
    case 'revealed':
      return revealed(event, setup, viewer);
    case 'used':
    case 'declined':
      return action(event, setup, seat, name, clauses);
    case 'hand_discarded':
      return [
        'pa-log-hand-discarded',
        { seat, count: event.cards.length, cards: listed(event.cards.map(cardShort)) },
        ...clauses,
      ];
    case 'cleaned_up':
      return null;
    case 'reversed':
      return [`pa-log-reversed-${event.direction}`, {}, ...clauses];
    case 'broken_off':
      return ['pa-log-broken-off', {}, ...clauses];
    case 'resigned':
    case 'eliminated':
      return [`pa-log-${event.type}`, { seat }, ...clauses];
    case 'timed_out':
      return ['pa-log-timed-out', { seat }, ...clauses];
    case 'captured':
      return captured(event, setup, viewer, figure);
    case 'ended':
      return ended(event, setup, clauses);
    default:
      return figureSentence(event, figure, clauses);
  }
}

/** Describes cards that a player drew. At the beginning of a turn, the sentence says up to how many. */
function drew(event: Extract<Event, { type: 'drew' }>, { fill }: Setup, seat: string): Sentence {
  const { count, cards, clause } = event;
  const args = { seat, fill, count, cards: listed((cards ?? []).map(cardShort)) };
  const fills = /-TURN-01$/.test(clause);
  if (cards?.length) return [fills ? 'pa-log-filled-known' : 'pa-log-drew-known', args, clause];
  return [fills ? 'pa-log-filled' : 'pa-log-drew', args, clause];
}

/** Describes an attack. The sentence names the owner of the figure, unless the figure's name already does. */
function attacked(
  event: Extract<Event, { type: 'attacked' }>,
  setup: Setup,
  seat: string,
  player: string,
  figure: string,
): Sentence {
  const isNamed = namesOwner(event.with, event.seat) || figure !== figureName(setup, event.with);
  return [
    isNamed ? 'pa-log-attacked-named' : 'pa-log-attacked',
    { seat, with: figure, player },
    stageClause(setup.edition, 'attack'),
  ];
}

/** Describes a capture. The sentence names the owner of the figure, unless the figure's name already does. */
function captured(
  event: Extract<Event, { type: 'captured' }>,
  setup: Setup,
  viewer: string | null,
  figure: string,
): Sentence {
  const { owner } = characterOf(setup, event.figure) ?? {};
  const isNamed = owner === event.from && figure !== figureName(setup, event.figure);
  return [
    isNamed ? 'pa-log-captured-named' : 'pa-log-captured',
    { figure, from: seatTo(event.from, viewer), by: seatTo(event.by, viewer) },
    event.clause,
  ];
}

type FigureEvent = Exclude<Extract<Event, { figure: string }>, { type: 'captured' }>;

/** Describes what happened to a figure. */
function figureSentence(event: FigureEvent, figure: string, clauses: string[]): Sentence {
  switch (event.type) {
    case 'rolled':
      return ['pa-log-rolled', { figure, face: event.face }, ...clauses];
    case 'guarded':
      return ['pa-log-guarded', { figure, card: cardShort(event.card) }, ...clauses];
    case 'guard_spent':
      return ['pa-log-guard-spent', { figure, card: cardShort(event.card) }, ...clauses];
    case 'guard_kept':
      return ['pa-log-guard-kept', { figure }, 'PA-R-25'];
    case 'power_changed':
      return [
        event.to > event.from ? 'pa-log-power-up' : 'pa-log-power-down',
        { figure, from: event.from, to: event.to },
        ...clauses,
      ];
    case 'wounded':
      return ['pa-log-wounded', { figure }, ...clauses];
    case 'laid_down':
      return ['pa-log-laid-down', { figure }, ...clauses];
    case 'stood_up':
      return ['pa-log-stood-up', { figure }, ...clauses];
    case 'joined':
      return [
        'pa-log-joined',
        { figure, seat: seatName(event.seat), power: event.power, action: specialName(event.by) },
        ...clauses,
      ];
    case 'left_play':
      return ['pa-log-left-play', { figure }, ...clauses];
  }
}

/** Says who won, and how the game ended. */
function ended(event: Extract<Event, { type: 'ended' }>, setup: Setup, clauses: string[]): Sentence {
  const how = howItEnded(event.by, event.winner, setup.seats);
  return event.winner === null
    ? ['pa-log-ended-nobody', { how }, ...clauses]
    : ['pa-log-ended', { seat: seatName(event.winner), how }, ...clauses];
}

function revealed(
  event: Extract<Event, { type: 'revealed' }>,
  setup: Setup,
  viewer: string | null,
): Sentence {
  const clauses = [...event.attacker.parts, ...event.defender.parts]
    .filter(({ what }) => what !== 'card' && what !== 'power')
    .map(({ clause }) => clause);
  const words = battleWords(setup, [event.attacker, event.defender], event.won, viewer);
  return ['pa-log-revealed', words, event.clause, ...clauses];
}

function action(
  event: Extract<Event, { type: 'used' | 'declined' }>,
  setup: Setup,
  seat: string,
  name: (figure: string) => string,
  clauses: string[],
): Sentence {
  const action = specialName(event.action);
  if (event.type === 'declined')
    return ['pa-log-declined', { seat, action }, specialClause(setup.edition, event.action)];
  if (event.on) return ['pa-log-used-on', { seat, action, on: name(event.on) }, ...clauses];
  if (event.players.length > 0)
    return [
      'pa-log-used-players',
      { seat, action, players: listed(event.players.map(seatName)) },
      ...clauses,
    ];
  return ['pa-log-used', { seat, action }, ...clauses];
}

/**
 * Describes a refusal in the language of the page, or in the server's own words if it has no translation.
 */
export function describeRefusal(refusal: Refusal, setup: Setup): string {
  const { type, ...data } = refusal.reason;
  const id = `pa-refusal-${type.replaceAll('_', '-')}${variant(data)}`;
  if (!hasText(id)) return refusal.because;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data)) args[key] = datum(key, value, setup);
  return t(id, args);
}

/** Returns the ending of a message id: some refusals have several sentences, which their data choose. */
function variant(data: Record<string, unknown>): string {
  if (data['offered'] === null) return '-none';
  return 'takes' in data ? `-${String(data['takes'])}` : '';
}

/** Returns one value of a refusal in the words of its sentence. */
function datum(key: string, value: unknown, setup: Setup): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return listed(value.map((one) => String(datum(key, one, setup))));
  const word = String(value);
  if (key === 'stage') return t(`pa-stage-${word}`);
  if (key === 'edition') return t(`pa-edition-${word}`);
  if (key === 'card') return cardShort(word);
  if (key === 'action' || key === 'offered') return specialName(word);
  return setup.seats.includes(word) ? seatName(word) : figureName(setup, word);
}
