import {
  isThing,
  plainName,
  readThing,
  shown,
  strangers,
  type Flaw,
  type Read,
  type Thing,
} from '../../../parts/workshop/read';
import { gameId, type FigureType, type ForceFile, type TableFile } from './files';

const areCodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

/**
 * Reads the text of a force file. Only its form is looked at, and everything wrong with it is told at once; whether the
 * force keeps the rules is for the server to say. Nothing that was read is changed or left out.
 */
export const readForce = (text: string): Read<ForceFile> =>
  readThing(
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

/** A figure as a file of its own: the words of its type beside format and game. */
type FigureFile = FigureType & { format: number; game: string };

const figureWords = [
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

/** Reads the text of a figure file. */
export function readFigure(text: string): Read<FigureType> {
  const read = readThing<FigureFile>(
    text,
    [gameId],
    ['format', 'game', ...figureWords],
    ({ format: _, game: _g, ...figure }) => figureFlaws(figure, ''),
  );
  if (read.file === null) return read;
  const { format: _, game: _g, ...figure } = read.file;
  return { file: figure, flaws: [] };
}

/** A figure as it is written to a file. */
export const figureFile = (figure: FigureType): FigureFile => ({ format: 1, game: gameId, ...figure });

const bad = (key: string, value: unknown): Flaw => ({
  id: 'ax-import-value',
  args: { key, value: shown(value) },
});

const isWindow = (value: unknown): boolean => typeof value === 'string' && /^\d{1,2}[rw]\*?$/.test(value);

function figureFlaws(figure: unknown, where: string): Flaw[] {
  if (!isThing(figure)) return [bad(where, figure)];
  const named = (key: string): string => (where ? `${where}: ${key}` : key);
  const flaws = strangers(figure, figureWords, where);
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
      (isThing(value) && isText(value.name) && isThing(value.effect) && isText((value.effect as Thing).kind)),
  };
  for (const [key, fits] of Object.entries(wants))
    if (!fits(figure[key])) flaws.push(bad(named(key), figure[key]));
  return flaws;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isSpot = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));

/** Reads the text of a table file. */
export const readTable = (text: string): Read<TableFile> =>
  readThing(text, [gameId], ['format', 'game', 'id', 'name', 'map', 'terrain'], ({ id, map, terrain }) => [
    ...(isText(id) ? [] : [bad('id', id)]),
    ...(map === undefined || isText(map) ? [] : [bad('map', map)]),
    ...(Array.isArray(terrain)
      ? terrain.flatMap((piece: unknown, i) => pieceFlaws(piece, i + 1))
      : [bad('terrain', terrain)]),
  ]);

function pieceFlaws(piece: unknown, n: number): Flaw[] {
  const where = `terrain ${n}`;
  if (!isThing(piece)) return [bad(where, piece)];
  const { id, code, sections, area, at } = piece;
  const isSection = (one: unknown): boolean =>
    isThing(one) && isText(one.id) && isSpot(one.from) && isSpot(one.to);
  return [
    ...strangers(piece, ['id', 'code', 'sections', 'area', 'at', 'facing', 'state'], where),
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

/** A file name. */
export const fileName = (name: string, sort: string): string =>
  `${plainName(name) || sort}.${gameId}.${sort}.json`;
