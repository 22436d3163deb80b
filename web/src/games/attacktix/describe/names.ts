import { hasText, t, textIn } from '../../../texts';
import { seatName } from '../../../parts/seats';
import type { Card, Figure, FigureClass, Piece, PieceCard, Setup, View } from '../types';

/** A word as it stands in the ids of messages: "Valve Marshal" is `valve-marshal`. */
export const slug = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Translates a word that comes with the game; returns a player's own word unchanged. */
function known(family: string, word: string): string {
  const id = `${family}-${slug(word)}`;
  return hasText(id) && textIn('en', id) === word ? t(id) : word;
}

/** The name of a figure, without its form. */
export const plainName = (name: string): string => known('at-name', name);

/** The form of a figure. */
export const modeName = (mode: string): string => known('at-form', mode);

/** A Faction Class. */
export const factionName = (faction: string): string => known('at-faction', faction);

/** The name of a special ability. */
export const abilityName = (name: string): string => known('at-ability', name);

/** An Attacktix Class in full: "Trooper". */
export const className = (letter: FigureClass): string => t(`at-class-${letter}`);

/** A type of figure by its name, and by its form if it has one: "Valve Marshal (Sled)". */
export function typeName({ name, mode }: { name: string; mode: string | null }): string {
  return mode === null
    ? plainName(name)
    : t('at-name-with-form', { name: plainName(name), form: modeName(mode) });
}

/** The name of a weapon: its own name if its code has one, otherwise the name of its kind. */
export function weaponName({ code, kind }: { code: string | null; kind: string }): string {
  const id = `at-weapon-${(code ?? '').toLowerCase().replace('+', '-plus').replace(/-$/, '-minus')}`;
  return code !== null && hasText(id) ? t(id) : t(`at-kind-${kind}`);
}

/** The card of a figure; undefined if no figure has the id. */
export const cardOf = (setup: Setup, id: string): Card | undefined =>
  setup.figures.find((card) => card.id === id);

/** A figure in its current state. */
export const figureOf = (view: View, id: string | null): Figure | undefined =>
  view.figures.find((figure) => figure.id === id);

/** What never changes about a piece of terrain. */
export const pieceCardOf = (setup: Setup, id: string): PieceCard | undefined =>
  setup.terrain.find((piece) => piece.id === id);

/** A figure by its name and its serial: "Rivet Trooper 4". AT-FORCE-04 */
export function figureName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? t('at-figure', { name: typeName(card), serial: card.serial }) : id;
}

/** A figure by its name and its owner: "Teal’s Rivet Trooper 4". */
export function fullName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? t('at-figure-of', { figure: figureName(setup, id), seat: seatName(card.owner) }) : id;
}

/** The piece that a section belongs to. */
const pieceOfSection = (setup: Setup, id: string): PieceCard | undefined =>
  pieceCardOf(setup, id.slice(0, Math.max(0, id.lastIndexOf('.'))));

/** The height of a piece of terrain in micrometres. For a section it is the height of its piece. */
export const heightOf = (setup: Setup, id: string): number =>
  (pieceCardOf(setup, id) ?? pieceOfSection(setup, id))?.height ?? 0;

/** A piece of terrain by its name: "Reed Fence". */
export function pieceName(piece: PieceCard): string {
  const id = `at-piece-${slug(piece.code)}`;
  return hasText(id) && textIn('en', id) === piece.name ? t(id) : piece.name;
}

/**
 * A piece of terrain among others of its kind: "Barrel 2". The number is the number at the end of its id. If
 * an id has no number, or two ids have the same, the number is the place of the piece in the list.
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

/** Anything on the table by its name: a figure, a section, an object, an area. */
export function thingName(setup: Setup, id: string): string {
  if (cardOf(setup, id)) return fullName(setup, id);
  const piece = pieceCardOf(setup, id);
  if (piece) return pieceAt(setup, piece);
  const whole = pieceOfSection(setup, id);
  return whole ? t('at-section', { name: pieceAt(setup, whole), id: id.slice(id.lastIndexOf('.') + 1) }) : id;
}

/** Whether a piece is a barrier that consists of sections. */
export const isBarrier = (piece: Piece): boolean => (piece.sections ?? []).length > 0;
