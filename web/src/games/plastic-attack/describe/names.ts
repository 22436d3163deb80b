import { hasText, t, textIn } from '../../../texts';
import { seatName } from '../../../parts/seats';
import type { CardFile, Character, Setup, Special } from '../types';

export { seatName };

/** Returns the name of a special action in the language of the page; its id if the texts have no name. */
export const specialName = (special: string): string =>
  hasText(`pa-special-${special}`) ? t(`pa-special-${special}`) : special;

/**
 * Says in a sentence what a special action does in this game. The sentence mentions the direction of play
 * only if there are more than two players.
 */
export function specialDoes(
  { edition, fill, seats }: Pick<Setup, 'edition' | 'fill'> & Partial<Pick<Setup, 'seats'>>,
  special: Special,
): string {
  const own = [`pa-does-${special}-${edition}`, ...(seats?.length === 2 ? [] : [`pa-does-${special}-turns`])];
  return t(own.find(hasText) ?? `pa-does-${special}`, { fill });
}

/** Says what a special action does in this edition, in the few words that a small card has room for. */
export function specialShort({ edition }: Pick<Setup, 'edition'>, special: Special): string {
  const own = `pa-short-${special}-${edition}`;
  return t(hasText(own) ? own : `pa-short-${special}`);
}

const suits: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Returns the rank of a card as its corner shows it, such as `10` or `J`. */
export const rankOf = (card: string): string => card.slice(0, -1);

/** Returns the value of a card, from 2 to 14 for an Ace. */
export function valueOf(card: string): number {
  const rank = rankOf(card);
  return { J: 11, Q: 12, K: 13, A: 14 }[rank] ?? Number(rank);
}

/** Returns the value of a card whose corner shows a letter; null for a number. */
export const hiddenValue = (card: string): number | null => (/^\d/.test(card) ? null : valueOf(card));

/** Returns the short name of a card, such as "10♠". */
export const cardShort = (card: string): string => rankOf(card) + (suits[card.slice(-1)] ?? '');

/** Returns the name of a card, such as "10 of spades". */
export function cardName(card: string): string {
  const rank = rankOf(card);
  const named = hasText(`pa-rank-${rank}`) ? t(`pa-rank-${rank}`) : rank;
  return t('pa-card', { rank: named, suit: t(`pa-suit-${card.slice(-1)}`) });
}

/** Returns what never changes about a figure; null if no figure has this id. */
export function characterOf(setup: Setup, figure: string): Character | null {
  return setup.figures.find((character) => character.figure === figure) ?? null;
}

/** The ranks of cards for each action on a character card, from the highest to the lowest. */
export const slotRanks: Record<keyof CardFile | 'top', string> = {
  top: 'K A',
  high: 'J Q',
  mid: '9 10',
  low: '7 8',
};

/** Returns the action that a card gives a character; null for cards below 7. */
export function actionFor(character: Character, card: string): Special | null {
  const value = valueOf(card);
  if (value < 7) return null;
  if (value >= 13) return 'recover';
  const slot = value >= 11 ? 'high' : value >= 9 ? 'mid' : 'low';
  return character.card[slot] as Special;
}

/**
 * Returns whether the id of a figure says whose it is. The rules add the owner if several players bring a
 * figure of the same name: `Moss Lion (blue)`.
 */
export const namesOwner = (figure: string, owner: string): boolean => figure.endsWith(` (${owner})`);

/** Translates the name of a figure that comes with the game. Returns other names unchanged. PA-R-54 */
export function figureName(setup: Setup, figure: string): string {
  const character = characterOf(setup, figure);
  if (!character) return figure;
  const name = plainName(character);
  return namesOwner(figure, character.owner)
    ? t('pa-figure-of', { figure: name, seat: seatName(character.owner) })
    : name;
}

/** Returns the name of a figure, translated if it comes with the game, without its owner. */
function plainName({ figure, owner, type }: Character): string {
  const id = `pa-figure-${type.replace(/[^a-z0-9]+/g, '-')}`;
  const plain = namesOwner(figure, owner) ? figure.slice(0, -` (${owner})`.length) : figure;
  return hasText(id) && plain === textIn('en', id) ? t(id) : plain;
}

/** Returns the part of a name before a comma: "Captain Cardboard" of "Captain Cardboard, Rain Cape". */
const firstName = ({ figure, owner }: Character): string | undefined =>
  figure.replace(` (${owner})`, '').split(', ')[0];

/**
 * Names a figure in a sentence to a viewer. If another player brought a figure of the same name, the words
 * say whose it is: "your Moss Lion", "Blue’s Moss Lion".
 */
export function ownedName(setup: Setup, figure: string, viewer: string | null): string {
  const character = characterOf(setup, figure);
  const isShared = setup.figures.some(
    (other) => character && other.owner !== character.owner && firstName(other) === firstName(character),
  );
  if (!character || !isShared || viewer === null) return figureName(setup, figure);
  const [name, { owner }] = [plainName(character), character];
  return owner === viewer
    ? t('pa-own-figure', { figure: name })
    : t('pa-their-figure', { figure: name, seat: seatName(owner) });
}

/**
 * Names a seat in a sentence to a viewer. In Korean, the viewer's own seat is "나", because a sentence such
 * as "빨강이 내 피겨에게" would speak of one person as of two.
 */
export const seatTo = (seat: string, viewer: string | null): string =>
  seat === viewer ? t('pa-own-seat', { seat: seatName(seat) }) : seatName(seat);

/** Returns a text with a capital letter at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
