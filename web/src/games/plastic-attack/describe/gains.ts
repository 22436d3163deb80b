import { t } from '../../../texts';
import type { Setup, Special, View } from '../types';
import { actionFor, cardShort, characterOf, specialDoes, specialName, specialShort } from './names';

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

/** An action that a figure may use after a won attack, and the cards of the hand that give it. */
export interface Gain {
  action: Special;
  cards: string[];
}

/** Lists the actions that the viewer's cards give a figure after a won attack, each action once. */
export function gainsByAction(setup: Setup, view: View, figure: string): Gain[] {
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const gains: Gain[] = [];
  for (const card of hand) {
    const action = gainOf(setup, view, figure, card);
    if (!action) continue;
    const known = gains.find((gain) => gain.action === action);
    if (known) known.cards.push(card);
    else gains.push({ action, cards: [card] });
  }
  return gains;
}

/** The last turn in which `gainsOfHand` says anything. Later, the short words on the cards suffice. */
const TOLD = 16;

/**
 * Says which actions the viewer's cards give a figure after a won attack, and what these actions do. Names
 * each action once, with all cards that give it. Empty if no card gives any, and later in the game.
 */
export function gainsOfHand(setup: Setup, view: View, figure: string): string {
  return gainsAs(specialDoes, setup, view, figure);
}

/** Says the same as `gainsOfHand` in the few words that a phone has room for. */
export function gainsInShort(setup: Setup, view: View, figure: string): string {
  return gainsAs(specialShort, setup, view, figure);
}

type Does = (setup: Setup, special: Special) => string;

function gainsAs(does: Does, setup: Setup, view: View, figure: string): string {
  const gains = (view.turn?.number ?? 0) > TOLD ? [] : gainsByAction(setup, view, figure);
  if (gains.length === 0) return '';
  const words = gains.map(
    ({ action, cards }) => `${cards.map(cardShort).join(' ')} ${specialName(action)}: ${does(setup, action)}`,
  );
  const isShort = does === specialShort;
  return t(isShort ? 'pa-gains-short' : 'pa-gains', { gains: words.join(isShort ? ', ' : ' ') });
}
