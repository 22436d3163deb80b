import { hasText, t, textIn } from '../../../texts';
import { seatName } from '../../../parts/seats';
import type { CardFile, Character, Edition, Setup, Special } from '../types';

export { seatName };

/** The name of a special action. */
export const specialName = (special: string): string =>
  hasText(`pa-special-${special}`) ? t(`pa-special-${special}`) : special;

/** What a special action does at this table, in a sentence. Two players have no direction of play. */
export function specialDoes(
  { edition, fill, seats }: Pick<Setup, 'edition' | 'fill'> & Partial<Pick<Setup, 'seats'>>,
  special: Special,
): string {
  const own = [`pa-does-${special}-${edition}`, ...(seats?.length === 2 ? [] : [`pa-does-${special}-turns`])];
  return t(own.find(hasText) ?? `pa-does-${special}`, { fill });
}

/** What a special action does, in a few words. */
export function specialShort(edition: Edition, special: Special): string {
  const own = `pa-short-${special}-${edition}`;
  return t(hasText(own) ? own : `pa-short-${special}`);
}

const suits: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** The rank of a card as its corner shows it: `10`, `J`. */
export const rankOf = (card: string): string => card.slice(0, -1);

/** The value of a card: 2 to 14. */
export function valueOf(card: string): number {
  const rank = rankOf(card);
  return { J: 11, Q: 12, K: 13, A: 14 }[rank] ?? Number(rank);
}

/** The short name of a card: "10♠". */
export const cardShort = (card: string): string => rankOf(card) + (suits[card.slice(-1)] ?? '');

/** A card in words: "10 of spades". */
export function cardName(card: string): string {
  const rank = rankOf(card);
  const named = hasText(`pa-rank-${rank}`) ? t(`pa-rank-${rank}`) : rank;
  return t('pa-card', { rank: named, suit: t(`pa-suit-${card.slice(-1)}`) });
}

/** What never changes about a figure; null if no figure has the name. */
export function characterOf(setup: Setup, figure: string): Character | null {
  return setup.figures.find((character) => character.figure === figure) ?? null;
}

/** The ranks of each slot as the character card shows them, from the highest slot to the lowest. */
export const slotRanks: Record<keyof CardFile | 'top', string> = {
  top: 'K A',
  high: 'J Q',
  mid: '9 10',
  low: '7 8',
};

/** The action that a character has for a card; null for cards below 7. */
export function actionFor(character: Character, card: string): Special | null {
  const value = valueOf(card);
  if (value < 7) return null;
  if (value >= 13) return 'recover';
  const slot = value >= 11 ? 'high' : value >= 9 ? 'mid' : 'low';
  return character.card[slot] as Special;
}

/**
 * Whether the name of a figure says whose it is. If several players bring a figure of the same name, the rules
 * add the owner to the name.
 */
export const namesOwner = (figure: string, owner: string): boolean => figure.endsWith(` (${owner})`);

/** The name of a figure at this table. Shipped figures have a name in every language. PA-R-54 */
export function figureName(setup: Setup, figure: string): string {
  const character = characterOf(setup, figure);
  if (!character) return figure;
  const name = plainName(character);
  return namesOwner(figure, character.owner)
    ? t('pa-figure-of', { figure: name, seat: seatName(character.owner) })
    : name;
}

/** The name of a figure without its owner. */
function plainName({ figure, owner, type }: Character): string {
  const id = `pa-figure-${type.replace(/[^a-z0-9]+/g, '-')}`;
  const plain = namesOwner(figure, owner) ? figure.slice(0, -` (${owner})`.length) : figure;
  return hasText(id) && plain === textIn('en', id) ? t(id) : plain;
}

/** The first part of a name: "Captain Cardboard" of "Captain Cardboard, Rain Cape". */
const firstName = ({ figure, owner }: Character): string | undefined =>
  figure.replace(` (${owner})`, '').split(', ')[0];

/**
 * The name of a figure in a sentence to a viewer. If another player brought a figure of the same name, the
 * sentence says whose it is: "your Moss Lion", "Blue’s Moss Lion".
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

/** A text with a capital letter at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
