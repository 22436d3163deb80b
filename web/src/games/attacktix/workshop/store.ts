import { FileStore, isRecord, readStored, writeStored } from '../../../parts/workshop/file-store';
import type { FigureType, ForceFile, TableFile } from './files';

const root = 'rumpus.attacktix';

const isFigure = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  typeof value.name === 'string' &&
  Array.isArray(value.wheel) &&
  typeof value.weapon === 'string' &&
  typeof value.faction === 'string' &&
  typeof value.class === 'string' &&
  (value.ability === null || isRecord(value.ability));
const areCodes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');
const isForce = (value: unknown): boolean =>
  isRecord(value) &&
  areCodes(value.battle) &&
  areCodes(value.backup ?? []) &&
  Array.isArray(value.figures ?? []) &&
  ((value.figures ?? []) as unknown[]).every(isFigure);
const isTable = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.id === 'string' &&
  Array.isArray(value.terrain) &&
  value.terrain.every(isRecord);

/** The forces that players have saved on this device. */
export const forces = new FileStore<ForceFile>(root, 'forces', isForce);
/** The figures that players have saved on this device. */
export const figures = new FileStore<FigureType>(root, 'figures', isFigure);
/** The tables that players have imported on this device. */
export const tables = new FileStore<TableFile>(root, 'tables', isTable);

/**
 * The limits for which the workshop checks forces. With `atMost`, a force may have fewer points than `limit`.
 * With `house`, figures have the prices of the house. AT-R-73
 */
export type Limits = {
  limit: number;
  bm_allowance: number;
  official: boolean;
  atMost: boolean;
  house?: boolean;
};
export const usualLimits: Limits = { limit: 100, bm_allowance: 1, official: false, atMost: false };

const isLimits = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.limit) &&
  Number.isInteger(value.bm_allowance) &&
  typeof value.official === 'boolean' &&
  typeof value.atMost === 'boolean' &&
  typeof (value.house ?? false) === 'boolean';

export const keptLimits = (): Limits => readStored(`${root}.limits`, isLimits, usualLimits);
export const keepLimits = (limits: Limits): boolean => writeStored(`${root}.limits`, limits);
