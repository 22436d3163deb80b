import { t } from '../../../texts';
import { describeEvent } from '../log';
import type { Battle, Event, Setup, Special, View } from '../types';
import { gainOf } from './gains';
import { specialDoes, specialName } from './names';

/** The actions whose effect has an event of its own. The effect of any other action needs a sentence. */
const shown: readonly Special[] = [
  'boost',
  'explosion',
  'heal',
  'luck',
  'master-plan',
  'mind-control',
  'recover',
  'sharpshooter',
];

/** What a battle led to, in sentences; empty if nothing happened. */
export const describeAfter = (setup: Setup, after: readonly Event[], viewer: string | null = null): string =>
  after.map((event) => describeEvent(event, setup, viewer)?.text ?? '').join(' ');

/**
 * What a battle led to, with the reasons. It also says why the viewer's card gave no action, what a used
 * action does later, and what becomes of a captive.
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

/** What an event means, if the event alone does not say it. */
function explained(setup: Setup, event: Event, after: readonly Event[]): string {
  if (event.type === 'captured') return t('pa-after-captive');
  if (event.type === 'used' && !shown.includes(event.action))
    return `${specialName(event.action)}: ${specialDoes(setup, event.action)}`;
  if (event.type !== 'rolled') return '';
  const changed = after.some((other) => other.type === 'power_changed' && other.figure === event.figure);
  return changed ? '' : t('pa-after-not-higher');
}
