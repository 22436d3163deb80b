import {
  isObject,
  parseFile,
  shown,
  unknownKeys,
  type FormatError,
  type Read,
  type Thing,
} from '../../../parts/workshop/parse';
import { edges, gameId, sides, terrainKinds, type Battlefield } from '../files';

const words = [
  'format',
  'game',
  'id',
  'name',
  'story',
  'table',
  'terrain',
  'pool',
  'camp',
  'flag',
  'zones',
  'radio',
];

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 300;
const isRow = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(isNumber);

/**
 * Reads the text of a battlefield file and reports all faults of its form at once.
 */
export const readBoard = (text: string): Read<Battlefield> => parseFile(text, [gameId], words, boardFlaws);

function boardFlaws(file: Thing): FormatError[] {
  const bad = (key: string): FormatError => ({
    id: 'fw-import-value',
    args: { key, value: shown(file[key]) },
  });
  const found: FormatError[] = [];
  if (file.name === undefined) found.push(bad('name'));
  if (!isRow(file.table, 2)) found.push(bad('table'));
  for (const key of ['id', 'story'])
    if (file[key] !== undefined && typeof file[key] !== 'string') found.push(bad(key));
  if (file.camp !== undefined && !isRow(file.camp, 4)) found.push(bad('camp'));
  if (file.flag !== undefined && !isFlag(file.flag)) found.push(bad('flag'));
  if (file.zones !== undefined && !isZones(file.zones)) found.push(bad('zones'));
  if (file.radio !== undefined && typeof file.radio !== 'boolean') found.push(bad('radio'));
  for (const key of ['terrain', 'pool']) {
    const list = file[key];
    if (list === undefined) continue;
    if (!Array.isArray(list)) found.push(bad(key));
    else found.push(...list.flatMap((piece: unknown, i) => pieceFlaws(piece, `${key} ${i + 1}`)));
  }
  return found;
}

function pieceFlaws(piece: unknown, where: string): FormatError[] {
  const bad = (value: unknown): FormatError => ({
    id: 'fw-import-piece',
    args: { where, value: shown(value) },
  });
  if (!isObject(piece)) return [bad(piece)];
  const errors = unknownKeys(piece, ['id', 'type', 'rect', 'polygon', 'height', 'holes'], where);
  if (typeof piece.id !== 'string') errors.push(bad(piece.id));
  if (!terrainKinds.includes(piece.type as never)) errors.push(bad(piece.type));
  if (piece.rect !== undefined && !isRow(piece.rect, 4)) errors.push(bad(piece.rect));
  if (piece.rect === undefined && piece.polygon === undefined) errors.push(bad(undefined));
  if (piece.polygon !== undefined && !isRows(piece.polygon, 2)) errors.push(bad(piece.polygon));
  if (piece.height !== undefined && !isNumber(piece.height)) errors.push(bad(piece.height));
  if (piece.holes !== undefined && !isRows(piece.holes, 3)) errors.push(bad(piece.holes));
  return errors;
}

const isRows = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.every((row) => isRow(row, length));
const isFlag = (flag: unknown): boolean =>
  isObject(flag) && sides.includes(flag.owner as never) && isRow(flag.at, 2);
const isZone = (zone: unknown): boolean =>
  isObject(zone) && (isRow(zone.near, 3) || (edges.includes(zone.edge as never) && isNumber(zone.depth)));
const isZones = (zones: unknown): boolean =>
  isObject(zones) &&
  Object.entries(zones as Thing).every(([side, zone]) => sides.includes(side as never) && isZone(zone));
