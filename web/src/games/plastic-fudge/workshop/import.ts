import {
  isObject,
  plainName,
  parseFile,
  shown,
  unknownKeys,
  type FormatError,
  type Read,
} from '../../../parts/workshop/parse';
import { gameId, radioRoles, stances, unitTypes, weaponKinds, type ForceFile } from '../files';

/**
 * Reads the text of a force file and reports all faults of its form at once. The force is returned as the
 * file has it. Only the server checks whether it keeps the rules.
 */
export const readForce = (text: string): Read<ForceFile> =>
  parseFile(text, [gameId], ['format', 'game', 'name', 'units', 'markers'], ({ units, markers }) => [
    ...(Array.isArray(units)
      ? units.flatMap((unit: unknown, i) => unitFlaws(unit, i + 1))
      : [{ id: 'fw-import-no-units', args: {} }]),
    ...(markers === undefined || isCount(markers)
      ? []
      : [{ id: 'fw-import-markers', args: { markers: shown(markers) } }]),
  ]);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isLevel = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 127;

const unitWords = [
  'id',
  'name',
  'type',
  'commander',
  'radio',
  'spotter',
  'stance',
  'ml',
  'rl',
  'al',
  'dl',
  'tl',
  'weapons',
  'extra',
];

function unitFlaws(unit: unknown, n: number): FormatError[] {
  if (!isObject(unit)) return [{ id: 'fw-import-unit', args: { n } }];
  const bad = (key: string, value: unknown): FormatError => ({
    id: 'fw-import-word',
    args: { n, key, value: shown(value) },
  });
  const errors = unknownKeys(unit, unitWords, `${n}`);
  const oneOf: Record<string, readonly string[]> = { type: unitTypes, stance: stances, radio: radioRoles };
  for (const [key, words] of Object.entries(oneOf)) {
    const value = unit[key];
    if ((value !== undefined || key === 'type') && !words.includes(value as string))
      errors.push(bad(key, value));
  }
  for (const key of ['ml', 'rl', 'al', 'dl', 'tl'])
    if (unit[key] !== undefined && !isLevel(unit[key])) errors.push(bad(key, unit[key]));
  for (const key of ['commander', 'spotter'])
    if (unit[key] !== undefined && typeof unit[key] !== 'boolean') errors.push(bad(key, unit[key]));
  for (const key of ['id', 'name'])
    if (unit[key] !== undefined && typeof unit[key] !== 'string') errors.push(bad(key, unit[key]));
  for (const key of ['weapons', 'extra']) {
    const list = unit[key];
    if (list === undefined) continue;
    if (!Array.isArray(list) || !list.every(isWeapon)) errors.push(bad(key, list));
  }
  return errors;
}

function isWeapon(weapon: unknown): boolean {
  return (
    isObject(weapon) &&
    unknownKeys(weapon, ['name', 'kind', 'rl', 'al'], '').length === 0 &&
    typeof weapon.name === 'string' &&
    weaponKinds.includes(weapon.kind as never) &&
    isLevel(weapon.rl) &&
    isLevel(weapon.al)
  );
}

/** The name of a file to download: the name of its content, the game and the kind of the file. */
export const fileName = (name: string, sort: string): string =>
  `${plainName(name) || sort}.${gameId}.${sort}.json`;
