import { untrack } from 'svelte';
import { markBeaten, markPlayed } from '../parts/device/lessons.svelte';
import type { Summary } from '../wire';
import type { MatchStore } from './match-store.svelte';

/**
 * Remembers on this device that the person has played the game. After a win, also remembers the level of the
 * weakest opponent.
 */
export function rememberGame(
  table: MatchStore,
  match: () => { summary: Summary; winners: readonly string[] },
): void {
  $effect(() => {
    const { status, seats, game } = match().summary;
    if (status !== 'waiting' && seats.some(({ you }) => you)) markPlayed(game);
  });
  $effect(() => {
    const { summary, winners } = match();
    const won = table.mine.length === 1 && winners.includes(table.mine[0] ?? '');
    const levels = summary.seats.flatMap(({ you, level }) => (you ? [] : (level ?? 0)));
    if (won && levels.length > 0) untrack(() => markBeaten(summary.game, Math.min(...levels)));
  });
}
