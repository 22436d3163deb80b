import {
  isObject,
  plainName,
  parseFile,
  shown,
  unknownKeys,
  type FormatError,
  type Read,
  type Thing,
} from '../../../parts/workshop/parse';
import { gameId, type FigureType, type ForceFile, type TableFile } from './files';

const areCodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

/**
 * Reads the text of a force file. If it does not fit the format, reports all faults at once. The server
 * checks later whether the force keeps the rules.
 */
export const readForce = (text: string): Read<ForceFile> =>
  parseFile(
    text,
    [gameId],
    ['format', 'game', 'name', 'battle', 'backup', 'figures'],
    ({ battle, backup, figures }) => [
      ...(areCodes(battle) ? [] : [bad('battle', battle)]),
      ...(backup === undefined || areCodes(backup) ? [] : [bad('backup', backup)]),
      ...(figures === undefined
        ? []
        : Array.isArray(figures)
          ? figures.flatMap((figure: unknown, i) => figureFlaws(figure, `figures ${i + 1}`))
          : [bad('figures', figures)]),
    ],
  );

/** A file with one figure: the fields of its type, `format` and `game`. */
type FigureFile = FigureType & { format: number; game: string };

const describeFigure = [
  'code',
  'name',
  'mode',
  'faction',
  'class',
  'points',
  'base',
  'weapon',
  'wheel',
  'ability',
];

/** Reads the text of a figure file. If it does not fit the format, reports all faults at once. */
export function readFigure(text: string): Read<FigureType> {
  const read = parseFile<FigureFile>(
    text,
    [gameId],
    ['format', 'game', ...describeFigure],
    ({ format: _, game: _g, ...figure }) => figureFlaws(figure, ''),
  );
  if (read.file === null) return read;
  const { format: _, game: _g, ...figure } = read.file;
  return { file: figure, errors: [] };
}

/** Returns the file of a figure. */
export const figureFile = (figure: FigureType): FigureFile => ({ format: 1, game: gameId, ...figure });

const bad = (key: string, value: unknown): FormatError => ({
  id: 'ax-import-value',
  args: { key, value: shown(value) },
});

const isWindow = (value: unknown): boolean => typeof value === 'string' && /^\d{1,2}[rw]\*?$/.test(value);

function figureFlaws(figure: unknown, where: string): FormatError[] {
  if (!isObject(figure)) return [bad(where, figure)];
  const named = (key: string): string => (where ? `${where}: ${key}` : key);
  const errors = unknownKeys(figure, describeFigure, where);
  const wants: Record<string, (value: unknown) => boolean> = {
    code: isText,
    name: isText,
    faction: isText,
    weapon: isText,
    mode: (value) => value === null || isText(value),
    class: (value) => ['W', 'L', 'C', 'T', 'S', 'M'].includes(value as string),
    points: Number.isInteger,
    base: (value) => value === 'standard' || value === 'master',
    wheel: (value) => Array.isArray(value) && value.length === 12 && value.every(isWindow),
    ability: (value) =>
      value === null ||
      (isObject(value) &&
        isText(value.name) &&
        isObject(value.effect) &&
        isText((value.effect as Thing).kind)),
  };
  for (const [key, fits] of Object.entries(wants))
    if (!fits(figure[key])) errors.push(bad(named(key), figure[key]));
  return errors;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isSpot = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));

/** Reads the text of a table file. If it does not fit the format, reports all faults at once. */
export const readTable = (text: string): Read<TableFile> =>
  parseFile(text, [gameId], ['format', 'game', 'id', 'name', 'map', 'terrain'], ({ id, map, terrain }) => [
    ...(isText(id) ? [] : [bad('id', id)]),
    ...(map === undefined || isText(map) ? [] : [bad('map', map)]),
    ...(Array.isArray(terrain)
      ? terrain.flatMap((piece: unknown, i) => pieceFlaws(piece, i + 1))
      : [bad('terrain', terrain)]),
  ]);

function pieceFlaws(piece: unknown, n: number): FormatError[] {
  const where = `terrain ${n}`;
  if (!isObject(piece)) return [bad(where, piece)];
  const { id, code, sections, area, at } = piece;
  const isSection = (one: unknown): boolean =>
    isObject(one) && isText(one.id) && isSpot(one.from) && isSpot(one.to);
  return [
    ...unknownKeys(piece, ['id', 'code', 'sections', 'area', 'at', 'facing', 'state'], where),
    ...(isText(id) && isText(code) ? [] : [bad(where, piece)]),
    ...(sections === undefined || (Array.isArray(sections) && sections.every(isSection))
      ? []
      : [bad(`${where}: sections`, sections)]),
    ...(area === undefined || (Array.isArray(area) && area.every(isSpot))
      ? []
      : [bad(`${where}: area`, area)]),
    ...(at === undefined || isSpot(at) ? [] : [bad(`${where}: at`, at)]),
  ];
}

/** Returns the name of a file to download. `sort` is `force`, `figure` or another kind of file. */
export const fileName = (name: string, sort: string): string =>
  `${plainName(name) || sort}.${gameId}.${sort}.json`;
