import {
  isObject,
  parseThing,
  shown,
  unknownKeys,
  type FormatError,
  type Read,
  type Thing,
} from '../../../parts/workshop/parse';
import type { BoardText } from '../types';
import { edited, type OwnBoard } from './board';
import { terrains } from './special';
import { symmetryKinds } from './symmetry';

const words = [
  'format',
  'id',
  'terrain',
  'name',
  'size',
  'medals_to_win',
  'total_medals',
  'hqs',
  'bases',
  'paths',
  'regions',
  'symmetry',
  'art',
  'balance',
];

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isSpot = (value: unknown): boolean => isObject(value) && isWhole(value.x) && isWhole(value.y);

/** For each list of a file, a check whether an entry of the list can be read. */
const lists: Readonly<Record<string, (value: unknown) => boolean>> = {
  hqs: (hq) =>
    isSpot(hq) &&
    isObject(hq) &&
    isText(hq.id) &&
    ['blue', 'red'].includes(hq.owner as string) &&
    isOpen(hq.allow),
  bases: (base) => isSpot(base) && isObject(base) && isText(base.id) && isSpecial(base.special),
  paths: (path) => isTexts(path) && (path as unknown[]).length === 2,
  regions: (region) =>
    isObject(region) &&
    isText(region.id) &&
    isTexts(region.bases) &&
    isOpen(region.boundary) &&
    isWhole(region.medals) &&
    (region.label === undefined || isSpot(region.label)),
};
const isOpen = (value: unknown): boolean => value === undefined || isTexts(value);
const isSpecial = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isObject(value) && isText(value.kind) && (value.kind !== 'allow' || isTexts(value.values)));

/** Reads the text of a board file and reports all faults of its form at once. */
export function readBoard(text: string): Read<OwnBoard> {
  const { thing, errors: unread } = parseThing(text);
  if (thing === null) return { file: null, errors: unread };
  const errors = flaws(thing);
  return errors.length > 0 ? { file: null, errors } : { file: edited(thing as BoardText), errors: [] };
}

function flaws(file: Thing): FormatError[] {
  const bad = (key: string, value: unknown): FormatError => ({
    id: 'tb-import-value',
    args: { key, value: shown(value) },
  });
  const found = unknownKeys(file, words, '');
  if (file.format !== 'toybattle-map/1') found.push(bad('format', file.format));
  if (!isText(file.id)) found.push(bad('id', file.id));
  if (!terrains.includes(file.terrain as never)) found.push(bad('terrain', file.terrain));
  if (!isWhole(file.medals_to_win)) found.push(bad('medals_to_win', file.medals_to_win));
  const { size, name, symmetry } = file;
  if (size !== undefined && !(isObject(size) && isWhole(size.w) && isWhole(size.h)))
    found.push(bad('size', size));
  if (name !== undefined && !(isObject(name) && Object.values(name).every(isText)))
    found.push(bad('name', name));
  if (symmetry !== undefined && !isSymmetry(symmetry)) found.push(bad('symmetry', symmetry));
  for (const [key, fits] of Object.entries(lists)) {
    const list = file[key];
    if (!Array.isArray(list)) found.push(bad(key, list));
    else
      list.forEach((one: unknown, i) => {
        if (!fits(one)) found.push(bad(`${key} ${i + 1}`, one));
      });
  }
  return found;
}

const isSymmetry = (value: unknown): boolean =>
  isObject(value) &&
  symmetryKinds.includes(value.kind as never) &&
  (value.pairs === undefined ||
    (Array.isArray(value.pairs) &&
      value.pairs.every((pair) => isTexts(pair) && (pair as unknown[]).length === 2)));
