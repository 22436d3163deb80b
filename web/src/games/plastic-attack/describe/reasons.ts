import { t } from '../../../texts';
import type { Action, Setup, View } from '../types';
import { describeFact, describeTotal } from './facts';

/** Reasons that say little about a figure that fights, since the cards are chosen only later. */
const vague: readonly string[] = ['cards', 'their-cards', 'figures'];

/** Reasons for a card that its total says better. */
const reckoned: readonly string[] = ['figures', 'their-figures', 'their-cards'];

/** Says why a hint is good: by the Power of its figure if the server's reason is vague. */
export function describeReason(reason: string, action: Action, setup: Setup, view: View): string {
  const isVague = vague.includes(reason) && ('attack' in action || 'defend' in action);
  if ('play' in action && reckoned.includes(reason)) {
    const total = describeTotal(action.play.card, setup, view);
    if (total) return total;
  }
  return (isVague ? describeFact(action, setup, view) : null) ?? t(`pa-reason-${reason}`);
}
