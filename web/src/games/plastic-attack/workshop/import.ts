import {
  isObject,
  plainName,
  parseFile,
  shown,
  unknownKeys,
  type FormatError,
  type Read,
} from '../../../parts/workshop/parse';
import { bodies, gears, heads, shapes } from '../draw/parts/look';
import { slots, type ArmyFile } from './army';

const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Reads the text of an army file. If it does not fit the format, reports all faults at once. The server
 * checks later whether the army keeps the rules.
 */
export const readArmy = (text: string, games: readonly string[]): Read<ArmyFile> =>
  parseFile(text, games, ['format', 'game', 'name', 'army'], (file) => figuresFlaws(file.army));

function figuresFlaws(figures: unknown): FormatError[] {
  if (!Array.isArray(figures)) return [{ id: 'pw-import-no-army', args: {} }];
  return figures.flatMap((figure: unknown, i) => figureFlaws(figure, i + 1));
}

function figureFlaws(figure: unknown, n: number): FormatError[] {
  if (!isObject(figure)) return [{ id: 'pw-import-figure', args: { n } }];
  const errors: FormatError[] = unknownKeys(
    figure,
    ['figure', 'type', 'power', 'card', 'mount', 'look'],
    `figure ${n}`,
  );
  if (typeof figure.figure !== 'string') errors.push({ id: 'pw-import-figure-name', args: { n } });
  const name = typeof figure.figure === 'string' ? figure.figure : `${n}`;
  for (const key of ['type', 'mount'] as const) {
    const value = figure[key];
    if (value !== undefined && typeof value !== 'string')
      errors.push({ id: 'pw-import-words', args: { n, name, key } });
  }
  if (!Number.isSafeInteger(figure.power))
    errors.push({ id: 'pw-import-power', args: { n, name, power: shown(figure.power) } });
  return [...errors, ...cardFlaws(figure.card, n, name), ...lookFlaws(figure.look, n, name)];
}

function cardFlaws(card: unknown, n: number, name: string): FormatError[] {
  if (!isObject(card)) return [{ id: 'pw-import-card', args: { n, name } }];
  const missing = slots.filter((slot) => typeof card[slot] !== 'string');
  return [
    ...unknownKeys(card, slots, `figure ${n}`),
    ...missing.map((slot) => ({ id: 'pw-import-slot', args: { n, name, slot } })),
  ];
}

function lookFlaws(look: unknown, n: number, name: string): FormatError[] {
  if (look === undefined) return [];
  if (!isObject(look)) return [{ id: 'pw-import-look', args: { n, name, key: 'look' } }];
  const errors = unknownKeys(look, ['shape', 'head', 'body', 'gear', 'colors'], `figure ${n}`);
  const words = { shape: shapes, head: heads, body: bodies, gear: gears } as Record<
    string,
    readonly string[]
  >;
  for (const [key, known] of Object.entries(words)) {
    if (!known.includes(String(look[key]))) errors.push({ id: 'pw-import-look', args: { n, name, key } });
  }
  const colors = look.colors;
  if (!Array.isArray(colors) || colors.length !== 3 || !colors.every(isColor)) {
    errors.push({ id: 'pw-import-colors', args: { n, name } });
  }
  return errors;
}

/** Returns the name of the file for an army. */
export const fileNameOf = (army: ArmyFile): string =>
  `${plainName(army.name ?? '') || 'army'}.${army.game}.json`;
