import { hasText, t } from '../../texts';
import type { LogLine } from '../../contract';
import type { BoardFile, Effect, Event, Place, Refusal, Seat, Setup, Troop } from './types';
import { other, type Piece } from './board/shown';
import { effectClause } from './describe/clauses';
import { quietAfter } from './describe/quiet';
import { listed } from '../../parts/describe';
import {
  effectName,
  isTroop,
  pieceName,
  placeName,
  regionBases,
  seatName,
  troopName,
} from './describe/names';

type Sentence = [id: string, args: Record<string, string | number>, ...clauses: string[]];

/**
 * Describes an event in a line of the log; null for an event that needs no line. `below` is the Troop that a
 * placed Troop covers; null if it is not known.
 */
export function describeEvent(
  event: Event,
  setup: Setup,
  viewer: string | null,
  step: readonly Event[] = [],
  below: Piece | null = null,
): LogLine | null {
  const sentence = sentenceOf(event, setup.board, viewer, below);
  if (!sentence) return null;
  const [id, args, ...clauses] = sentence;
  return {
    text: [t(id, args), quietAfter(event, setup, step, viewer)].filter(Boolean).join(' '),
    clauses,
    places: placesOf(event, setup.board),
    heading: event.type === 'turn_began',
  };
}

/** The places on the board that an event is about, which light up when the player points at its line. */
function placesOf(event: Event, board: BoardFile): Place[] {
  switch (event.type) {
    case 'placed':
      return [event.on];
    case 'discarded':
      return event.from === null ? [] : [event.from];
    case 'taken_back':
      return [event.from];
    case 'moved':
      return [event.from, event.to];
    case 'claimed':
      return board.regions.find((region) => region.id === event.region)?.bases ?? [];
    default:
      return [];
  }
}

/**
 * The sentence of an event: the id of its text, its arguments, and the clauses. Null for an event without a
 * line.
 */
function sentenceOf(
  event: Event,
  board: BoardFile,
  viewer: string | null,
  below: Piece | null,
): Sentence | null {
  const seat = 'seat' in event ? seatName(event.seat) : '';
  const at = (place: string): string => placeName(board, place);
  switch (event.type) {
    case 'turn_began':
      return ['tb-log-turn', { seat, turn: event.turn }];
    case 'drew':
      return drew(event.troops ?? [], event.count, event.by ?? null, seat, event.clause);
    case 'placed':
      return placed(event, board, viewer, below);
    case 'effect_declined':
      return ['tb-log-declined', { seat, effect: effectName(event.effect) }, effectClause[event.effect]];
    case 'discarded': {
      if (event.from === null) return fromRack(event, viewer);
      const piece = pieceName({ seat: event.owner, troop: event.troop });
      return ['tb-log-discarded-jumbo', { piece, from: at(event.from) }, event.clause];
    }
    case 'taken_back':
      return [
        'tb-log-taken-back',
        { seat, troop: troopName(event.troop), from: at(event.from) },
        event.clause,
      ];
    case 'moved': {
      const piece = pieceName({ seat: event.seat, troop: event.troop });
      return [
        'tb-log-moved',
        { seat: seatName(event.by), piece, from: at(event.from), to: at(event.to) },
        event.clause,
      ];
    }
    case 'returned':
      return ['tb-log-returned', { seat, troop: troopName(event.troop) }, event.clause];
    case 'pinned':
      if (event.troop === null) return ['tb-log-pinned', { seat }, event.clause];
      return ['tb-log-pinned-known', { seat, troop: troopName(event.troop) }, event.clause];
    case 'stood_up':
      return ['tb-log-stood-up', { seat, count: event.count }, 'TB-TERR-BATTLE-03'];
    case 'claimed':
      return [
        'tb-log-claimed',
        { seat, medals: event.medals, bases: regionBases(board, event.region) },
        event.clause,
      ];
    case 'resigned':
      return ['tb-log-resigned', { seat }, 'TB-R-43'];
    case 'timed_out':
      return ['tb-log-timed-out', { seat }, 'TB-R-43'];
    case 'ended':
      return [
        'tb-log-ended',
        {
          seat: seatName(event.winner),
          how: t(`tb-how-${event.by}`, { loser: seatName(other(event.winner)) }),
        },
        event.clause,
      ];
  }
}

function fromRack(
  { owner, troop, clause }: Extract<Event, { type: 'discarded' }>,
  viewer: string | null,
): Sentence {
  const args = { by: seatName(other(owner)), owner: seatName(owner), troop: troopName(troop) };
  return [owner === viewer ? 'tb-log-discarded-xb42-yours' : 'tb-log-discarded-xb42', args, clause];
}

function drew(
  troops: Troop[],
  count: number,
  by: Effect | 'draw' | null,
  seat: string,
  clause: string,
): Sentence {
  const known = troops.length > 0;
  const args = { seat, count, troops: listed(troops.map(troopName)) };
  if (by === null || by === 'draw') return [known ? 'tb-log-drew-known' : 'tb-log-drew', args, clause];
  return [known ? 'tb-log-drew-by-known' : 'tb-log-drew-by', { ...args, effect: effectName(by) }, clause];
}

function placed(
  event: Extract<Event, { type: 'placed' }>,
  board: BoardFile,
  viewer: string | null,
  below: Piece | null,
): Sentence {
  const args = { seat: seatName(event.seat), troop: troopName(event.troop), on: placeName(board, event.on) };
  if (event.level === 0) return ['tb-log-hq', args, 'TB-GOAL-01'];
  if (event.extra) return ['tb-log-extra', args, 'TB-TROOP-2-01'];
  if (event.level === 1) return ['tb-log-placed', args, 'TB-PLACE-01'];
  if (!below) return ['tb-log-covered', args, 'TB-PLACE-01'];
  if (below.seat === viewer)
    return ['tb-log-covered-yours', { ...args, below: troopName(below.troop) }, 'TB-PLACE-01'];
  return ['tb-log-covered-on', { ...args, below: pieceName(below) }, 'TB-PLACE-01'];
}

/**
 * Describes a refusal in the language of the page. Without a translation it returns the server's own words.
 */
export function describeRefusal(refusal: Refusal, setup: Setup): string {
  const { type, ...data } = refusal.reason;
  const id = `tb-refusal-${type}`;
  if (!hasText(id)) return refusal.because;
  const args: Record<string, string> = {};
  for (const [key, value] of Object.entries(data)) args[key] = said(key, value, setup.board);
  return t(id, args);
}

/** One value of a refusal, as the sentence about the refusal shows it. */
function said(key: string, value: unknown, board: BoardFile): string {
  if (Array.isArray(value))
    return listed(value.map((item) => said(key === 'allowed' ? 'value' : key, item, board)));
  const word = String(value);
  if (key === 'troop' || key === 'top') return troopName(word as Troop);
  if (key === 'effect') return effectName(word as Effect);
  if (key === 'to_move') return seatName(word as Seat);
  // Every other value is a place or a Troop, for example the choice that was made or a choice that is
  // allowed.
  if ([...board.bases, ...board.hqs].some(({ id }) => id === word)) return placeName(board, word);
  return isTroop(word) ? troopName(word) : word;
}
