import { t } from '../../../texts';
import { pieceOf, topOf, type Piece } from '../board/shown';
import { pieceName } from '../describe/names';
import { describeEvent } from '../log';
import type { Event, Setup, View } from '../types';

/**
 * Describes the enemy's latest turn in a line. If a Troop could go somewhere only by an ability, the line
 * names the ability. The line begins with the Troops that the viewer lost from the rack, then says what the
 * viewer's own turn won: medals, and Troops of the enemy's rack. Empty if the enemy has not just had a turn.
 */
export function latestTurn(events: readonly Event[], setup: Setup, view: View): string {
  const turn = turnOf(events, view);
  const lost = turn.filter(
    (event) => event.type === 'discarded' && event.from === null && event.owner === view.viewer,
  );
  const rest = turn.filter((event) => !lost.includes(event));
  return [...lost, ...(turn.length > 0 ? won(events, view) : []), ...rest]
    .flatMap((event) => [
      describeEvent(withoutSecrets(event), setup, view.viewer, events, below(event, view))?.text ?? [],
      because(event, view),
      uncovered(event, view, events),
    ])
    .flat()
    .filter(Boolean)
    .join(' ');
}

/**
 * Describes an event that the table is showing, without secrets; empty if the event has no line in the log.
 * `events` are all events around it.
 */
export const tellEvent = (event: Event, setup: Setup, view: View, events: readonly Event[]): string =>
  [
    describeEvent(withoutSecrets(event), setup, view.viewer, events, below(event, view))?.text ?? '',
    uncovered(event, view, events),
  ]
    .filter(Boolean)
    .join(' ');

/** The events in which the viewer's last turn won medals, or took Troops from the enemy's rack. */
function won(events: readonly Event[], view: View): readonly Event[] {
  const turn = view.turns_taken - 1;
  const from = events.findLastIndex(
    (event) => event.type === 'turn_began' && event.turn === turn && event.seat === view.viewer,
  );
  if (from < 0) return [];
  const rest = events.slice(from + 1);
  const end = rest.findIndex(({ type }) => type === 'turn_began');
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter((event) => event.type === 'claimed' || (event.type === 'discarded' && event.from === null));
}

/**
 * The events of the last complete turn, without `turn_began` and `stood_up`. Empty if the viewer took that
 * turn, and for spectators.
 */
export function turnOf(events: readonly Event[], view: View): readonly Event[] {
  const from = events.findLastIndex(
    (event) => event.type === 'turn_began' && event.turn === view.turns_taken && event.seat !== view.viewer,
  );
  if (from < 0 || view.viewer === null) return [];
  const rest = events.slice(from + 1);
  const end = rest.findIndex(({ type }) => type === 'turn_began');
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ type }) => type !== 'stood_up');
}

/** An event without the Troops that only one side knows, because two players may share the screen. */
function withoutSecrets(event: Event): Event {
  if (event.type === 'drew') return { ...event, troops: undefined };
  return event.type === 'pinned' ? { ...event, troop: null } : event;
}

/** The Troop that a placed Troop covers; null if it covers none. */
function below(event: Event, view: View): Piece | null {
  const token = event.type === 'placed' ? view.bases[event.on]?.[event.level - 2] : undefined;
  return token ? pieceOf(token) : null;
}

/** Says which ability let a Troop go to its place; empty if it needed none. */
function because(event: Event, view: View): string {
  if (event.type !== 'placed' || event.level === 0) return '';
  if (event.troop === 'hook' && !view.seats[event.seat].connected.includes(event.on))
    return t('tb-because-hook');
  const covered = below(event, view);
  if (!covered) return '';
  if (covered.seat === event.seat) return t('tb-because-own');
  return event.troop === 'kwak' || covered.troop === 'kwak' ? t('tb-because-kwak') : '';
}

/**
 * Names the Troop that came back into sight because the Troop on top of it left. Empty if there is none, or if
 * another Troop has come to the place since.
 */
function uncovered(event: Event, view: View, events: readonly Event[]): string {
  const from = 'from' in event ? event.from : null;
  if (from === null) return '';
  const isTaken = events
    .slice(events.indexOf(event) + 1)
    .some(
      (later) =>
        (later.type === 'placed' && later.on === from) || (later.type === 'moved' && later.to === from),
    );
  const top = isTaken ? null : topOf(view, from);
  return top ? t('tb-uncovered', { piece: pieceName(top) }) : '';
}
