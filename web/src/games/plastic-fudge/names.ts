import { hasText, t, textIn } from '../../texts';
import type { Battlefield, Level, Piece, Stance, TerrainKind, UnitType } from './files';

/** The name of a type of Unit, in the language of the page. */
export const kindName = (kind: UnitType): string => t(`pf-kind-${kind}`);

/** The name of a level in the language of the page: "Mediocre". */
export const levelName = (level: Level): string =>
  level < 0 ? t(`pf-level-m${-level}`) : t(`pf-level-${level}`);

/** A level with its sign: "+2", "−1". */
export const signed = (level: number): string => (level > 0 ? `+${level}` : level < 0 ? `−${-level}` : '0');

/** The name of a pose, in the language of the page. */
export const stanceName = (stance: Stance): string => t(`pf-stance-${stance}`);

/**
 * The name of a weapon. A weapon of a sample Unit is named in the language of the page, any other weapon as
 * in its file.
 */
export const weaponName = (name: string): string =>
  /^[a-z]+$/.test(name) && hasText(`pf-arm-${name}`) ? t(`pf-arm-${name}`) : name;

/** The name of a kind of terrain. Open ground with a height is a hill. */
export function terrainName(kind: TerrainKind, height = 0): string {
  return kind === 'open' && height > 0 ? t('pf-terrain-hill') : t(`pf-terrain-${kind}`);
}

/** The name of a piece of terrain, without a number: "hill". */
export const pieceName = (piece: Piece): string => terrainName(piece.type, piece.height);

function translated(id: string, plain: string): string {
  return hasText(id) && textIn('en', id) === plain ? t(id) : plain;
}

/**
 * The name of a battlefield. A shipped battlefield is named in the language of the page, any other as in its
 * file.
 */
export const boardName = (board: Battlefield): string => translated(`pf-board-${board.id ?? ''}`, board.name);

/** What the sides fight for on a battlefield, in the language of the page if the battlefield is shipped. */
export const boardStory = (board: Battlefield): string =>
  translated(`pf-board-${board.id ?? ''}-story`, board.story ?? '');

/** The name of a ready-made force in the language of the page; `plain` if it has no translation. */
export const readyName = (id: string, plain: string): string => translated(`pf-ready-${id}`, plain);

/** The ids of the ready-made forces that come with the game. */
const readyIds = [
  'rifle-platoon',
  'patrol',
  'assault',
  'snipers',
  'mortars',
  'engineers',
  'tank-hunters',
  'armour',
  'airmobile',
  'big-gun',
  'headquarters',
  'militia',
];

/** The name of a force as its file gives it. A ready-made force is named in the language of the page. */
export function givenName(name: string): string {
  const id = readyIds.find((one) => textIn('en', `pf-ready-${one}`) === name);
  return id === undefined ? name : t(`pf-ready-${id}`);
}

/**
 * The name of a Unit as its file gives it. A Unit of a ready-made force is named in the language of the page.
 */
export const calledName = (name: string): string =>
  translated(`pf-called-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`, name);

/** A line about a ready-made force in the language of the page; `plain` if it has no translation. */
export const readyAbout = (id: string, plain: string): string => translated(`pf-ready-${id}-about`, plain);
