import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Setup, Special, View } from '../types';
import { actionFor, cardShort, characterOf, specialDoes, specialName } from './names';

/**
 * The action that a card gives a figure after a won attack. Null if the card gives none, or if it gives
 * Recover and the viewer has no figure to recover.
 */
export function gainOf(setup: Setup, view: View, figure: string, card: string): Special | null {
  const character = characterOf(setup, figure);
  const action = character && actionFor(character, card);
  return action === 'recover' && !hasLost(setup, view) ? null : action;
}

/** Whether Recover can bring back a figure of the viewer now. */
function hasLost({ options }: Setup, { seats, viewer }: View): boolean {
  return seats.some(({ seat, captives, army }) => {
    const lines = [
      ...(seat !== viewer || options.recover_own_held ? captives : []),
      ...(seat !== viewer && options.recover_from_armies ? army : []),
    ];
    return lines.some(({ owner }) => owner === viewer);
  });
}

/** The actions that the viewer's cards give a figure after a won attack; empty if no card gives an action. */
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
