import { t } from '../../../texts';
import { pieceOf } from '../board/shown';
import { describeEvent } from '../log';
import type { Event, Setup, View } from '../types';

/** Tells the enemy's latest turn in a line, with the ability that explains it; empty if there was none. */
export function latestTurn(events: readonly Event[], setup: Setup, view: View): string {
  return turnOf(events, view)
    .flatMap((event) => [
      describeEvent(withoutSecrets(event), setup, view.viewer)?.text ?? [],
      because(event, view),
    ])
    .flat()
    .filter(Boolean)
    .join(' ');
}

/** The events of the turn before this one, without its beginning; none if the viewer took that turn. */
function turnOf(events: readonly Event[], view: View): readonly Event[] {
  const from = events.findLastIndex(
    (event) => event.type === 'turn_began' && event.turn === view.turns_taken && event.seat !== view.viewer,
  );
  if (from < 0 || view.viewer === null) return [];
  const rest = events.slice(from + 1);
  const end = rest.findIndex(({ type }) => type === 'turn_began');
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ type }) => type !== 'stood_up');
}

/** An event without the Troops that only one side knows, since two people may share the screen. */
function withoutSecrets(event: Event): Event {
  if (event.type === 'drew') return { ...event, troops: null };
  return event.type === 'pinned' ? { ...event, troop: null } : event;
}

/** Why a Troop could go where it went, if the places alone do not explain it. */
function because(event: Event, view: View): string {
  if (event.type !== 'placed' || event.level === 0) return '';
  if (event.troop === 'hook' && !view.seats[event.seat].connected.includes(event.on))
    return t('tb-because-hook');
  const below = view.bases[event.on]?.[event.level - 2];
  const covered = below ? pieceOf(below) : null;
  const isKwak = event.troop === 'kwak' || covered?.troop === 'kwak';
  return covered && covered.seat !== event.seat && isKwak ? t('tb-because-kwak') : '';
}
