import { t } from '../../../texts';
import { describeEvent } from '../log';
import type { Battle, Event, Setup, Special, View } from '../types';
import { gainOf } from './gains';
import { specialDoes, specialName } from './names';

/**
 * The actions whose effect is an event with its own sentence. For other actions, `explained` adds a sentence.
 */
const shown: readonly Special[] = [
  'armor',
  'boost',
  'explosion',
  'heal',
  'luck',
  'master-plan',
  'mind-control',
  'recover',
  'sharpshooter',
  'shield',
];

/** Describes the events after a battle, a sentence for each; empty if there are none. */
export const describeAfter = (setup: Setup, after: readonly Event[], viewer: string | null = null): string =>
  after.map((event) => describeEvent(event, setup, viewer)?.text ?? '').join(' ');

/**
 * Describes the events after a battle. Also explains why the viewer's card gave no action, what a used action
 * will do later, and how a captive can come back.
 */
export function explainAfter(setup: Setup, view: View, battle: Battle, after: readonly Event[]): string {
  const sentences = after.flatMap((event) => [
    describeAfter(setup, [event], view.viewer),
    explained(setup, event, after),
  ]);
  return [unused(setup, view, battle), ...sentences].filter(Boolean).join(' ');
}

/** Says that the viewer's card gives no action, because the attack failed. */
function unused(setup: Setup, view: View, { attacker, attacking, sums, won }: Battle): string {
  const card = sums?.[0].card;
  if (won !== false || attacker !== view.viewer || !card) return '';
  const action = gainOf(setup, view, attacking, card);
  return action ? t('pa-after-unused', { action: specialName(action) }) : '';
}

/** Explains an event whose own sentence is not enough; empty for others. */
function explained(setup: Setup, event: Event, after: readonly Event[]): string {
  if (event.type === 'captured') return t('pa-after-captive');
  if (event.type === 'used' && !shown.includes(event.action))
    return `${specialName(event.action)}: ${specialDoes(setup, event.action)}`;
  if (event.type !== 'rolled') return '';
  const changed = after.some((other) => other.type === 'power_changed' && other.figure === event.figure);
  return changed ? '' : t('pa-after-not-higher');
}
