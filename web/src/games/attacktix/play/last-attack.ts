import { eachAttack, sinceTurnOf } from '../describe/each-attack';
import { describeOutcome } from '../describe/outcome';
import { describeSpecials } from '../describe/special';
import type { Setup, View } from '../types';
import type { Playback } from './playback.svelte';

/**
 * What the player is told about attacks: what the last one did, and in a list what each one of the others
 * did. `turn` is the number of the present turn; two turns may tell the same in the same words.
 */
export type AttackNews = { last: string; each: readonly string[]; turn: number | null };

export function newsOf(playback: Playback, setup: Setup): AttackNews {
  const { shown, turns } = playback;
  const isNew = shown.turn?.step === 'move' && shown.turn.moved.length === 0;
  const each =
    isNew && shown.turn?.active === shown.viewer
      ? eachAttack(sinceTurnOf(shown.viewer, turns), setup, shown.viewer)
      : [];
  return { last: lastAttack(playback, setup), each, turn: shown.turn?.number ?? null };
}

/**
 * Says what the last attack of this turn did, and which specials worked. Before the first move of a turn it
 * says this of the last attack of the turn before. Empty if there was none, or if the view before it is not
 * known, as after a reload.
 */
export function lastAttack(playback: Playback, setup: Setup): string {
  const { report, shown } = playback;
  const [attack] = report;
  if (attack?.type !== 'attack') return '';
  const before = playback.before(attack);
  if (!before || before === shown) return '';
  const specials = describeSpecials(report, setup);
  if (shown.turn?.attacked.includes(attack.figure))
    return `${describeOutcome(attack, report, setup, before)} ${specials}`.trim();
  return isNews(before, shown) ? [...eachAttack(report, setup, shown.viewer), specials].join(' ').trim() : '';
}

/** Returns whether an attack was made in the turn before, and no figure has moved since. */
const isNews = (before: View, { turn }: View): boolean =>
  turn?.step === 'move' && turn.moved.length === 0 && turn.number - (before.turn?.number ?? 0) === 1;
