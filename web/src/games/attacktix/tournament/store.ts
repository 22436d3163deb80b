import { FileStore, isRecord } from '../../../parts/workshop/file-store';
import { isObject, parseFile, shown, type FormatError, type Read } from '../../../parts/workshop/parse';
import { gameId } from '../workshop/files';
import type { TournamentFile } from './tournament';

const isText = (value: unknown): boolean => typeof value === 'string';
const areNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

const isPlayer = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.name) &&
  ['here', 'invite', 'bot'].includes(value.who as string) &&
  Number.isInteger(value.level) &&
  (value.force === null || isRecord(value.force));
const isGame = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.round) &&
  areNames(value.players) &&
  isTextOrNull(value.match) &&
  (value.places === null || (Array.isArray(value.places) && value.places.every(areNames)));
const isFinal = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) && areNames(value.players) && isTextOrNull(value.match) && isTextOrNull(value.winner));

const wants: Record<string, (value: unknown) => boolean> = {
  players: (value) => Array.isArray(value) && value.length <= 64 && value.every(isPlayer),
  rounds: Number.isInteger,
  limit: Number.isInteger,
  table: isText,
  official: (value) => typeof value === 'boolean',
  games: (value) => Array.isArray(value) && value.length <= 64 && value.every(isGame),
  coins: (value) => Array.isArray(value) && value.every((coin) => coin === 'red' || coin === 'white'),
  final: isFinal,
};

/** The tournaments that this device stores. */
export const tournaments = new FileStore<TournamentFile>(
  `rumpus.${gameId}`,
  'tournaments',
  (value) =>
    isRecord(value) && isText(value.name) && Object.entries(wants).every(([key, fits]) => fits(value[key])),
);

/** Reads the text of a tournament file. If it does not fit the format, reports all faults at once. */
export const readTournament = (text: string): Read<TournamentFile> =>
  parseFile(text, [gameId], ['format', 'game', 'name', ...Object.keys(wants)], (thing) =>
    Object.entries(wants).flatMap(([key, fits]): FormatError[] =>
      isObject(thing) && fits(thing[key])
        ? []
        : [{ id: 'ax-import-value', args: { key, value: shown(thing[key]) } }],
    ),
  );
