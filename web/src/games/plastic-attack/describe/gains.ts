import { t } from '../../../texts';
import type { Setup, Special, View } from '../types';
import { actionFor, cardShort, characterOf, specialDoes, specialName } from './names';

/**
 * Returns the action that a card gives a figure after a won attack. Null if it gives none, or if it gives
 * Recover and the viewer has no figure to recover.
 */
export function gainOf(setup: Setup, view: View, figure: string, card: string): Special | null {
  const character = characterOf(setup, figure);
  const action = character && actionFor(character, card);
  return action === 'recover' && !hasLost(setup, view) ? null : action;
}

/** Returns whether the viewer has lost a figure that Recover can bring back. */
function hasLost({ options }: Setup, { seats, viewer }: View): boolean {
  return seats.some(({ seat, captives, army }) => {
    const lines = [
      ...(seat !== viewer || options.recover_own_held ? captives : []),
      ...(seat !== viewer && options.recover_from_armies ? army : []),
    ];
    return lines.some(({ owner }) => owner === viewer);
  });
}

/** The last turn in which `gainsOfHand` says anything. Later, the short words on the cards suffice. */
const TOLD = 16;

/**
 * Says which actions the viewer's cards give a figure after a won attack, and what these actions do. Names
 * each action once, with all cards that give it. Empty if no card gives any, and later in the game.
 */
export function gainsOfHand(setup: Setup, view: View, figure: string): string {
  if ((view.turn?.number ?? 0) > TOLD) return '';
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const cards = new Map<Special, string[]>();
  for (const card of hand) {
    const action = gainOf(setup, view, figure, card);
    if (action) cards.set(action, [...(cards.get(action) ?? []), cardShort(card)]);
  }
  if (cards.size === 0) return '';
  const gains = [...cards].map(
    ([action, of]) => `${of.join(' ')} ${specialName(action)}: ${specialDoes(setup, action)}`,
  );
  return t('pa-gains', { gains: gains.join(' ') });
}
