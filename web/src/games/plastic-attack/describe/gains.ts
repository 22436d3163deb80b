import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Setup, View } from '../types';
import { actionFor, cardShort, characterOf, specialDoes, specialName } from './names';

/** What each card of the viewer's hand lets a figure do after a won attack; empty if no card gives anything. */
export function gainsOfHand(setup: Setup, view: View, figure: string): string {
  const character = characterOf(setup, figure);
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const gains = hand.flatMap((card) => {
    const action = character && actionFor(character, card);
    return action ? [`${cardShort(card)} ${specialName(action)}`] : [];
  });
  return gains.length > 0 ? t('pa-prompt-gains', { gains: listed(gains) }) : '';
}

/** What a card lets a figure do after a won attack, in a sentence; empty if it gives nothing. */
export function gainOfCard(setup: Setup, figure: string, card: string): string {
  const character = characterOf(setup, figure);
  const action = character && actionFor(character, card);
  if (!action) return '';
  return t('pa-prompt-gain', { action: specialName(action), does: specialDoes(setup, action) });
}
