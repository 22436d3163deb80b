import { describeOutcome } from '../describe/outcome';
import type { Setup } from '../types';
import type { Playback } from './playback.svelte';

/**
 * What the last attack of the present turn did, in words; empty if nobody has attacked in it, or if nothing is
 * known of the table before the attack.
 */
export function lastAttack(playback: Playback, setup: Setup): string {
  const { report, shown } = playback;
  const [attack] = report;
  if (attack?.type !== 'attack' || !shown.turn?.attacked.includes(attack.figure)) return '';
  const before = playback.before(attack);
  return before && before !== shown ? describeOutcome(attack, report, setup, before) : '';
}
