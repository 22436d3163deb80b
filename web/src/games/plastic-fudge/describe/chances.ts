import { t } from '../../../texts';
import type { AttackDraft } from '../orders/shooting.svelte';
import { signed } from '../names';
import type { Modifier, PreviewTarget } from '../types';
import { addedParts, modifierName } from './modifiers';

/** A level and what changes it: "−1, +1 low wall". */
const partsOf = (modifiers: readonly Modifier[]): string =>
  modifiers
    .map((one) => (one.what === 'level' ? signed(one.by) : `${signed(one.by)} ${modifierName(one)}`))
    .join(', ');

/**
 * Explains the chances of an attack: what both sides add up to before the dice are thrown, and by how much
 * one side is ahead.
 */
export function describeEdge({
  attack,
  defence,
  attack_modifiers,
  defence_modifiers,
}: PreviewTarget): string {
  const by = attack - defence;
  return t('pf-why-odds', {
    attack: partsOf(attack_modifiers),
    defence: partsOf(defence_modifiers),
    by: Math.abs(by),
    way: by > 0 ? 'ahead' : by < 0 ? 'behind' : 'even',
  });
}

/** Why an attack has its chances, in a few words: "Attack 2 ahead", "Attack 1 behind, +1 low wall". */
export function describeEdgeShort({
  attack,
  defence,
  attack_modifiers,
  defence_modifiers,
}: PreviewTarget): string {
  const by = attack - defence;
  const more = [...attack_modifiers, ...defence_modifiers].filter(({ what }) => what !== 'level');
  return t('pf-why-short', {
    by: Math.abs(by),
    way: by > 0 ? 'ahead' : by < 0 ? 'behind' : 'even',
    more: addedParts(more),
  });
}

/**
 * The number of outcomes of both throws together, all equally likely. The attacker and the defender throw
 * four dice each, and each die has three results.
 */
const pairs = 6561;

/** How many Units the drafted attacks kill and injure on average; empty if no attack has known chances. */
export function describeAverage(drafts: readonly AttackDraft[]): string {
  // For each Unit, the chance that no drafted attack kills it, and the chance that none kills or injures it.
  const left = new Map<string, { alive: number; whole: number }>();
  for (const { preview } of drafts)
    for (const { unit, odds } of preview?.targets ?? []) {
      const { alive, whole } = left.get(unit) ?? { alive: 1, whole: 1 };
      left.set(unit, {
        alive: alive * (1 - odds.kill / pairs),
        whole: whole * (1 - (odds.kill + odds.injury) / pairs),
      });
    }
  if (left.size === 0) return '';
  const sum = (of: (one: { alive: number; whole: number }) => number): string =>
    String(Math.round([...left.values()].reduce((all, one) => all + of(one), 0) * 10) / 10);
  return t('pf-average', {
    killed: sum(({ alive }) => 1 - alive),
    injured: sum(({ alive, whole }) => alive - whole),
  });
}
