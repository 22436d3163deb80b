import { FileStore, isRecord, readStored, writeStored } from '../../../parts/workshop/file-store';
import type { Battlefield, ForceFile } from '../files';

const root = 'rumpus.plastic-fudge';

const isForce = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.units) &&
  value.units.every((unit) => isRecord(unit) && typeof unit.type === 'string');
const isBoard = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.table) &&
  value.table.length === 2 &&
  [value.terrain ?? [], value.pool ?? []].every(
    (list) => Array.isArray(list) && list.every((piece) => isRecord(piece) && typeof piece.id === 'string'),
  );

/** The forces that this device stores. */
export const forces = new FileStore<ForceFile>(root, 'forces', isForce);
/** The battlefields that this device stores. */
export const boards = new FileStore<Battlefield>(root, 'battlefields', isBoard);

/**
 * The limits of a force in the workshop: points, number of Units, and whether printed prices count. With
 * `house`, the prices of the house count. PF-R-114
 */
export type Limits = { points: number; unit_cap: number; printed: boolean; house?: boolean };
export const usualLimits: Limits = { points: 500, unit_cap: 25, printed: false };

const isLimits = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.points) &&
  Number.isInteger(value.unit_cap) &&
  typeof value.printed === 'boolean' &&
  typeof (value.house ?? false) === 'boolean';

export const keptLimits = (): Limits => readStored(`${root}.limits`, isLimits, usualLimits);
export const keepLimits = (limits: Limits): boolean => writeStored(`${root}.limits`, limits);
