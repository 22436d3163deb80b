import { mayNotify, notify, showTurn, takeBack } from '../parts/device/turn.svelte';
import type { Frame, Summary } from '../wire';
import { becameMine, callOf, type Turn } from './turn-call';

/** The parts of a match that say whose turn it is. */
type Match = { summary: Summary; shown: Frame | null; mine: boolean };

/**
 * Marks the icon of the page while a match waits for the person. Notifies the person of a new turn while the
 * page is hidden. A component calls this function once. Its effect ends with the component.
 */
export function callTurns(read: () => Match): void {
  $effect(() => {
    showTurn(read().mine);
    return () => showTurn(false);
  });

  let turn: Turn | null = null;
  $effect(() => {
    const { summary, shown, mine } = read();
    if (!shown) return;
    const own = summary.seats.filter(({ you }) => you).map(({ seat }) => seat);
    const now = { seq: shown.seq, mine, mover: shown.seat };
    const calls = becameMine(turn, now, own) && document.hidden && mayNotify();
    turn = now;
    const { title, body } = callOf(summary, now.mover);
    if (calls) notify(summary.id, title, body);
    else if (!mine) takeBack(summary.id);
  });

  $effect(() => {
    const { id } = read().summary;
    const seen = () => !document.hidden && takeBack(id);
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      takeBack(id);
    };
  });
}
