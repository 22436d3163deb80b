import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Setup, Special, View } from '../types';
import { actionFor, cardShort, characterOf, specialDoes, specialName } from './names';

/** What a card lets a figure do after a won attack; null for nothing, and for Recover while nobody is there for it. */
export function gainOf(setup: Setup, view: View, figure: string, card: string): Special | null {
  const character = characterOf(setup, figure);
  const action = character && actionFor(character, card);
  return action === 'recover' && !hasLost(setup, view) ? null : action;
}

/** Whether a figure of the viewer is where Recover may take it from. */
function hasLost({ options }: Setup, { seats, viewer }: View): boolean {
  return seats.some(({ seat, captives, army }) => {
    const lines = [
      ...(seat !== viewer || options.recover_own_held ? captives : []),
      ...(seat !== viewer && options.recover_from_armies ? army : []),
    ];
    return lines.some(({ owner }) => owner === viewer);
  });
}

/** What each card of the viewer's hand lets a figure do after a won attack; empty if no card gives anything. */
export function gainsOfHand(setup: Setup, view: View, figure: string): string {
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const gains = hand.flatMap((card) => {
    const action = gainOf(setup, view, figure, card);
    return action ? [`${cardShort(card)} ${specialName(action)}`] : [];
  });
  return gains.length > 0 ? t('pa-prompt-gains', { gains: listed(gains) }) : '';
}

/** What a card lets a figure do after a won attack, in a sentence; empty if it gives nothing. */
export function gainOfCard(setup: Setup, view: View, figure: string, card: string): string {
  const action = gainOf(setup, view, figure, card);
  if (!action) return '';
  return t('pa-prompt-gain', { action: specialName(action), does: specialDoes(setup, action) });
}
