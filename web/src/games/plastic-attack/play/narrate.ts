import type { SoundName } from '../../../contract';
import type { Event, FigureView, Side, View } from '../types';
import { valueOf } from '../describe/names';

/** The `data-anchor` of the element where a flying piece starts or lands. */
export type Anchor = 'pile' | 'discard' | `${'hand' | 'army' | 'captives' | 'figure' | 'slot'}:${string}`;

/** A piece that flies over the table: a figure, or a card. A null card is shown from the back. */
export interface Flight {
  card?: string | null;
  figure?: string;
  from: Anchor;
  to: Anchor;
}

/** How an event is shown: what flies, the pause after that in milliseconds, and the sound. */
export interface Scene {
  flights: Flight[];
  hold: number;
  sound: SoundName | null;
}

/** How long a flight takes, and how much later than the flight before it starts, in milliseconds. */
export const flightMs = 300;
export const gapMs = 60;
/**
 * The longest time that a step takes, in milliseconds: `TOTALS_MS` if it opens the cards of a battle,
 * otherwise `STEP_MS`. A longer step is played faster, so that a turn takes at most four seconds.
 */
const TOTALS_MS = 1_300;
const STEP_MS = 800;

/** The pause after an event, in milliseconds, and its sound. An event that is not listed is not shown. */
const beats: { readonly [Type in Event['type']]?: readonly [hold: number, sound: SoundName | null] } = {
  drew: [30, 'draw'],
  reshuffled: [60, 'card'],
  attacked: [400, 'cover'],
  defended: [300, 'place'],
  laid: [0, 'card'],
  revealed: [1900, 'card'],
  used: [450, 'medal'],
  rolled: [500, 'dice'],
  guarded: [100, 'card'],
  guard_spent: [100, 'pin'],
  guard_kept: [150, null],
  captured: [150, 'discard'],
  joined: [150, 'medal'],
  hand_discarded: [30, 'discard'],
  cleaned_up: [30, null],
  power_changed: [300, 'pin'],
  wounded: [350, 'pin'],
  laid_down: [350, 'pin'],
  stood_up: [150, null],
  reversed: [450, 'pin'],
  turn_lost: [450, 'pin'],
  eliminated: [450, 'discard'],
  resigned: [450, 'discard'],
  timed_out: [450, 'discard'],
  broken_off: [450, 'discard'],
  left_play: [100, null],
};

/** Returns how an event is shown. */
export function sceneOf(event: Event): Scene {
  const [hold, sound] = beats[event.type] ?? [0, null];
  const rises = event.type === 'power_changed' && event.to > event.from;
  return { flights: flightsOf(event), hold, sound: rises ? 'medal' : sound };
}

/** Returns what flies over the table at an event: cards, or a figure. */
function flightsOf(event: Event): Flight[] {
  switch (event.type) {
    case 'drew':
      return Array.from({ length: Math.min(event.count, 3) }, (_, i) => ({
        card: event.cards?.[i] ?? null,
        from: 'pile',
        to: `hand:${event.seat}`,
      }));
    case 'reshuffled':
      return [{ card: null, from: 'discard', to: 'pile' }];
    case 'laid':
      return [{ card: event.card, from: `hand:${event.seat}`, to: `slot:${event.seat}` }];
    case 'guarded':
      return [{ card: event.card, from: 'slot:', to: `figure:${event.figure}` }];
    case 'guard_spent':
      return [{ card: event.card, from: `figure:${event.figure}`, to: 'discard' }];
    case 'captured':
      return [{ figure: event.figure, from: `figure:${event.figure}`, to: `captives:${event.by}` }];
    case 'joined':
      return [{ figure: event.figure, from: `figure:${event.figure}`, to: `army:${event.seat}` }];
    case 'hand_discarded':
      return event.cards.slice(0, 3).map((card) => ({ card, from: `hand:${event.seat}`, to: 'discard' }));
    case 'cleaned_up':
      return event.cards.map((card) => ({ card, from: 'slot:', to: 'discard' }));
    default:
      return [];
  }
}

/**
 * Returns how long an event is shown at full length, in milliseconds, with a small margin for each flight.
 */
function fullTimeOf(event: Event): number {
  const { hold, flights } = sceneOf(event);
  return hold + (flights.length > 0 ? flightMs + gapMs * (flights.length - 1) + 30 : 0);
}

const sumOf = (events: readonly Event[]): number => events.reduce((sum, event) => sum + fullTimeOf(event), 0);

/** Returns the factor for all times of a step: 1, or less for a step that would take too long. */
export function shareOf(events: readonly Event[]): number {
  const most = events.some(({ type }) => type === 'revealed') ? TOTALS_MS : STEP_MS;
  return Math.min(1, most / Math.max(1, sumOf(events)));
}

/** Returns how long the table shows the events of a step at normal speed, in milliseconds. */
export const timeOf = (events: readonly Event[]): number => sumOf(events) * shareOf(events);

/**
 * Returns the sounds of a step that is not animated: at most three, all different. `mine` lists the viewer's
 * seats.
 */
export function soundsOf(events: readonly Event[], mine: readonly string[]): SoundName[] {
  const heard = new Set<SoundName>();
  for (const event of events) {
    const sound = sceneOf(event).sound;
    if (sound) heard.add(sound);
    if (event.type === 'turn_began' && mine.includes(event.seat)) heard.add('turn');
  }
  if (events.some((event) => event.type === 'ended')) heard.delete('turn');
  return [...heard].slice(-3);
}

/** Removes a figure from its army or captives and returns it; null if no player has the figure. */
function takeOut(view: View, name: string): FigureView | null {
  for (const side of view.seats) {
    for (const line of [side.army, side.captives]) {
      const at = line.findIndex(({ figure }) => figure === name);
      if (at >= 0) return line.splice(at, 1)[0] ?? null;
    }
  }
  return null;
}

const plain = { wounded: false, face_down: false, guards: [], dodge: 0, blast: 0, intimidate: 0 };
const sideOf = (view: View, seat: string): Side | undefined => view.seats.find((side) => side.seat === seat);
const byRank = (cards: string[]): string[] => cards.sort((one, two) => valueOf(one) - valueOf(two));

/**
 * Returns a guess of the view after an event. It need not be right: once all events of the step have been
 * shown, the server's view replaces it.
 */
export function settled(view: View, event: Event): View {
  const next = JSON.parse(JSON.stringify(view)) as View;
  const side = 'seat' in event && event.seat ? sideOf(next, event.seat) : undefined;
  if (side) settleHand(next, side, event);
  settleBattle(next, event);
  if ('figure' in event) settleFigure(next, event);
  if (event.type === 'reversed') next.direction = event.direction;
  if (event.type === 'eliminated' && side) side.in_game = false;
  return next;
}

function settleHand(view: View, side: Side, event: Event): void {
  if (event.type === 'drew') {
    side.hand_size += event.count;
    view.draw_pile_size -= event.count;
    if (side.hand && event.cards) side.hand = byRank([...side.hand, ...event.cards]);
  } else if (event.type === 'laid') {
    side.hand_size -= 1;
    if (side.hand && event.card) side.hand = side.hand.filter((card) => card !== event.card);
  } else if (event.type === 'hand_discarded') {
    side.hand_size = 0;
    if (side.hand) side.hand = [];
    view.discard_pile.push(...event.cards);
  }
}

function settleBattle(view: View, event: Event): void {
  const battle = view.battle;
  if (event.type === 'reshuffled') {
    view.draw_pile_size += event.count;
    view.discard_pile = [];
  } else if (event.type === 'turn_began') {
    view.turn = { seat: event.seat, stage: 'attack', extra: event.extra, number: event.turn };
  } else if (event.type === 'attacked') {
    if (view.turn) view.turn.stage = 'defend';
    view.battle = {
      attacker: event.seat,
      attacking: event.with,
      defender: event.player,
      defending: null,
      laid: [],
      without_card: [],
      own_card: null,
      sums: null,
      won: null,
      action: null,
      hit: null,
    };
  } else if (event.type === 'cleaned_up') {
    view.discard_pile.push(...event.cards);
    view.battle = null;
  } else if (event.type === 'broken_off') {
    view.battle = null;
  } else if (battle && event.type === 'defended') {
    if (view.turn) view.turn.stage = 'play';
    battle.defending = event.with;
  } else if (battle && (event.type === 'used' || event.type === 'declined')) {
    battle.action = null;
  } else if (battle && (event.type === 'guard_spent' || event.type === 'guard_kept')) {
    battle.hit = null;
  } else if (battle && event.type === 'laid') {
    battle.laid.push(event.seat);
    if (event.card) battle.own_card = event.card;
  } else if (battle && event.type === 'revealed') {
    battle.sums = [event.attacker, event.defender];
    battle.won = event.won;
    battle.own_card = null;
  }
}

function settleFigure(view: View, event: Extract<Event, { figure: string }>): void {
  if (event.type === 'captured' || event.type === 'joined' || event.type === 'left_play') {
    const figure = takeOut(view, event.figure);
    if (!figure || event.type === 'left_play') return;
    if (event.type === 'captured') {
      view.discard_pile.push(...figure.guards);
      sideOf(view, event.by)?.captives.push({ ...figure, ...plain, power: 0 });
    } else sideOf(view, event.seat)?.army.push({ ...figure, ...plain, power: event.power });
    return;
  }
  const figure = view.seats
    .flatMap((side) => side.army)
    .find((candidate) => candidate.figure === event.figure);
  if (!figure) return;
  if (event.type === 'power_changed') figure.power = event.to;
  else if (event.type === 'wounded') figure.wounded = true;
  else if (event.type === 'laid_down') figure.face_down = true;
  else if (event.type === 'stood_up') figure.face_down = false;
  else if (event.type === 'guarded') figure.guards.push(event.card);
  else if (event.type === 'guard_spent') {
    figure.guards = figure.guards.filter((card) => card !== event.card);
    view.discard_pile.push(event.card);
  }
}
