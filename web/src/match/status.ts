import type { GameTable } from '../contract';
import type { Connection } from '../net/connection';
import { joined } from '../parts/describe';
import { t } from '../texts';
import type { Seat, Status, Summary, View } from '../wire';
import { calledAt, ending, isCalledOff, seatName, seatsOf, suspension, turnOf, waiting } from './describe';

/** What the status line is made from: the match as this person's page shows it. */
export type TableState = {
  summary: Summary;
  /** The status of the frame that is shown; null before the game has begun. */
  status: Status | null;
  /** The view of the frame that is shown; null before the game has begun, and behind a curtain. */
  view: View | null;
  /** The seat for which the person decides; null for a spectator. */
  seat: Seat | null;
  /** The seats of this person. */
  mine: readonly Seat[];
  connection: Connection;
  /** Whether the server has not answered a decision yet. */
  sending: boolean;
  /** Whether newer steps are still to be shown. */
  filming: boolean;
  /** Whether the table still plays the events that led to the frame. */
  telling: boolean;
};

/** The kind of a status: what the table waits for, or what stops the game. */
export type StatusKind =
  | 'suspended'
  | 'over'
  | 'off'
  | 'waiting'
  | 'offline'
  | 'sending'
  | 'film'
  | 'mine'
  | 'theirs'
  | 'none';

/** What the status line of a table says. No other part of the page repeats it. */
export type TableStatus = { kind: StatusKind; text: string };

/**
 * Says in one sentence what the table waits for at this moment. If something stops play, such as a lost
 * connection, the sentence says this instead of whose turn it is.
 */
export function tableStatus(
  state: TableState,
  game: Pick<GameTable, 'describeAwaited' | 'describeAsked'>,
): TableStatus {
  const { summary, status, connection } = state;
  if (summary.suspended) return { kind: 'suspended', text: suspension(summary.suspended) };
  const film: TableStatus = { kind: 'film', text: t('status-film') };
  if (status && 'over' in status)
    return state.telling ? film : { kind: 'over', text: ending(status.over, seatsOf(summary)) };
  if (isCalledOff(summary))
    return { kind: 'off', text: t(summary.closed === undefined ? 'called-off' : 'closed') };
  if (connection === 'lost') return { kind: 'offline', text: t('connection-lost') };
  if (connection === 'connecting') return { kind: 'offline', text: t('connection-connecting') };
  if (summary.status === 'waiting') return { kind: 'waiting', text: waiting(summary) };
  if (state.sending) return { kind: 'sending', text: t('sending') };
  // While the table still plays the events that led to this person's turn, the line does not name the turn.
  const isAsked = status?.awaiting.some((seat) => seat === state.seat || state.mine.includes(seat));
  if (state.filming || (state.telling && isAsked)) return film;
  return turn(state, status?.awaiting ?? [], game);
}

/** Says whose turn it is, in the game's words if it has some. */
function turn(
  { summary, seat, mine, view }: TableState,
  awaited: readonly Seat[],
  game: Pick<GameTable, 'describeAwaited' | 'describeAsked'>,
): TableStatus {
  const asked = summary.seats.filter((one) => awaited.includes(one.seat));
  const [first] = asked;
  if (!first) return { kind: 'none', text: '' };
  if (seat !== null && awaited.includes(seat)) {
    const own = mine.length > 1 ? t('turn-of', { name: calledAt(summary, seat) }) : t('your-turn');
    return { kind: 'mine', text: (view && game.describeAsked?.(view, seat)) ?? own };
  }
  const names = asked.map((one) => seatName(one.seat));
  if (names.length > 1) {
    const text = view && game.describeAwaited?.(view, joined(names));
    return { kind: 'theirs', text: text ?? t('turn-of-several', { names: joined(names) }) };
  }
  const isBot = first.kind === 'bot';
  return { kind: 'theirs', text: isBot ? t('bot-thinks', { name: names[0] ?? '' }) : turnOf([first.seat]) };
}
