import { hasText, t, textIn } from '../../../texts';
import { ownSeat } from '../../../parts/own-seat.svelte';
import { seatName } from '../../../parts/seats';
import type { Card, Figure, FigureClass, Piece, PieceCard, Setup, View } from '../types';

/** Writes a word as the ids of messages do: "Valve Marshal" becomes `valve-marshal`. */
export const slug = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Translates a word that comes with the game. A word that a player made up stays as it is. */
function known(family: string, word: string): string {
  const id = `${family}-${slug(word)}`;
  return hasText(id) && textIn('en', id) === word ? t(id) : word;
}

/** Translates the name of a figure. Leaves out the form of the figure. */
export const plainName = (name: string): string => known('at-name', name);

/** Translates the form of a figure, such as "Sled". */
export const modeName = (mode: string): string => known('at-form', mode);

/** Translates a Faction Class, such as "Brasswake". */
export const factionName = (faction: string): string => known('at-faction', faction);

/** Translates the name of a special ability, such as "Undertow". */
export const abilityName = (name: string): string => known('at-ability', name);

/** Returns the name of an Attacktix Class: `T` is "Trooper". */
export const className = (letter: FigureClass): string => t(`at-class-${letter}`);

/** Names a type of figure, with its form if it has one: "Valve Marshal (Sled)". */
export function typeName({ name, mode }: { name: string; mode: string | null }): string {
  return mode === null
    ? plainName(name)
    : t('at-name-with-form', { name: plainName(name), form: modeName(mode) });
}

/** Names a weapon. A weapon whose code has no name of its own is named by its kind. */
export function weaponName({ code, kind }: { code: string | null; kind: string }): string {
  const id = `at-weapon-${(code ?? '').toLowerCase().replace('+', '-plus').replace(/-$/, '-minus')}`;
  return code !== null && hasText(id) ? t(id) : t(`at-kind-${kind}`);
}

/**
 * Returns the card of a figure, which holds what never changes about it; undefined if no figure has the id.
 */
export const cardOf = (setup: Setup, id: string): Card | undefined =>
  setup.figures.find((card) => card.id === id);

/** Returns a figure as the view shows it; undefined if the view shows no figure with the id. */
export const figureOf = (view: View, id: string | null): Figure | undefined =>
  view.figures.find((figure) => figure.id === id);

/** Returns what never changes about a piece of terrain; undefined if no piece has the id. */
export const pieceCardOf = (setup: Setup, id: string): PieceCard | undefined =>
  setup.terrain.find((piece) => piece.id === id);

/** Names a figure with its serial number: "Rivet Trooper 4". Returns an unknown id unchanged. AT-FORCE-04 */
export function figureName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? t('at-figure', { name: typeName(card), serial: card.serial }) : id;
}

/**
 * Names a figure with its owner: "Teal’s Rivet Trooper 4", or "your Rivet Trooper 4". Returns an unknown id
 * unchanged.
 */
export function fullName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  if (card && card.owner === ownSeat()) return t('at-figure-yours', { figure: figureName(setup, id) });
  return card ? t('at-figure-of', { figure: figureName(setup, id), seat: seatName(card.owner) }) : id;
}

/** Returns the barrier of a section: section `fence.1` belongs to `fence`. */
const pieceOfSection = (setup: Setup, id: string): PieceCard | undefined =>
  pieceCardOf(setup, id.slice(0, Math.max(0, id.lastIndexOf('.'))));

/** Returns the height of a piece of terrain, or of the barrier of a section, in micrometres. */
export const heightOf = (setup: Setup, id: string): number =>
  (pieceCardOf(setup, id) ?? pieceOfSection(setup, id))?.height ?? 0;

/** Names a kind of terrain: "Reed Fence". A name that a player made up stays as it is. */
export function pieceName(piece: PieceCard): string {
  const id = `at-piece-${slug(piece.code)}`;
  return hasText(id) && textIn('en', id) === piece.name ? t(id) : piece.name;
}

/**
 * Names a piece of terrain. If the table has several of its kind, the name has a number: "Barrel 2". This is
 * the number at the end of the piece's id. If one of the ids ends without a number, or two end with the same
 * number, it is the position in the list.
 */
function pieceAt(setup: Setup, piece: PieceCard): string {
  const alike = setup.terrain.filter(({ code }) => code === piece.code);
  if (alike.length <= 1) return pieceName(piece);
  const numbers = alike.map(({ id }) => /[\d.]+$/.exec(id)?.[0] ?? '');
  const nth = alike.findIndex(({ id }) => id === piece.id);
  const told = new Set(numbers).size === alike.length && !numbers.includes('');
  const id = told ? (numbers[nth] ?? '') : String(nth + 1);
  return t('at-piece', { name: pieceName(piece), id });
}

/** Names a figure, a piece of terrain or a section of a barrier. Returns an unknown id unchanged. */
export function thingName(setup: Setup, id: string): string {
  if (cardOf(setup, id)) return fullName(setup, id);
  const piece = pieceCardOf(setup, id);
  if (piece) return pieceAt(setup, piece);
  const whole = pieceOfSection(setup, id);
  return whole ? t('at-section', { name: pieceAt(setup, whole), id: id.slice(id.lastIndexOf('.') + 1) }) : id;
}

/** Returns whether a piece of terrain is a barrier, which consists of sections. */
export const isBarrier = (piece: Piece): boolean => (piece.sections ?? []).length > 0;
