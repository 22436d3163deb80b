import { FileStore, isRecord } from '../../../parts/workshop/file-store';
import type { OwnBoard } from './board';

const isPlaces = (list: unknown): boolean =>
  Array.isArray(list) && list.every((place) => isRecord(place) && typeof place.id === 'string');

const isBoard = (value: unknown): boolean =>
  isRecord(value) &&
  ['hqs', 'bases', 'regions'].every((key) => isPlaces(value[key])) &&
  Array.isArray(value.paths);

export const boards = new FileStore<OwnBoard>('rumpus.toy-battle', 'boards', isBoard);
