import { describeOutcome } from '../describe/outcome';
import type { Setup } from '../types';
import type { Playback } from './playback.svelte';

/**
 * Says what the last attack of this turn did. Returns an empty string if there was none, or if the view
 * before it is not known, as after a reload.
 */
export function lastAttack(playback: Playback, setup: Setup): string {
  const { report, shown } = playback;
  const [attack] = report;
  if (attack?.type !== 'attack' || !shown.turn?.attacked.includes(attack.figure)) return '';
  const before = playback.before(attack);
  return before && before !== shown ? describeOutcome(attack, report, setup, before) : '';
}
