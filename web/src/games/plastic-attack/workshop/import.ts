import { bodies, gears, heads, shapes } from '../draw/parts/look';
import { slots, type ArmyFile } from './army';

/** Why a text is no army file: a message's name and what it tells. */
export type Flaw = { id: string; args: Record<string, string | number> };
export type Imported = { army: ArmyFile; flaws: [] } | { army: null; flaws: Flaw[] };

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Reads the text of an army file. Only its form is looked at, and everything wrong with it is told at once; whether the
 * army keeps the rules is for the server to say. Nothing that was read is changed or left out.
 */
export function readArmy(text: string, games: readonly string[]): Imported {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { army: null, flaws: [notJson(text, error)] };
  }
  if (!isThing(value)) return { army: null, flaws: [{ id: 'pw-import-no-object', args: {} }] };
  const flaws = [...headFlaws(value, games), ...figuresFlaws(value.army)];
  return flaws.length > 0 ? { army: null, flaws } : { army: value as ArmyFile, flaws: [] };
}

function notJson(text: string, error: unknown): Flaw {
  if (text.trim() === '') return { id: 'pw-import-empty', args: {} };
  const at = /position (\d+)/.exec(String(error))?.[1];
  const line = at === undefined ? 0 : text.slice(0, Number(at)).split('\n').length;
  return line > 0 ? { id: 'pw-import-no-json-line', args: { line } } : { id: 'pw-import-no-json', args: {} };
}

function strangers(thing: Thing, known: readonly string[], where: string): Flaw[] {
  return Object.keys(thing)
    .filter((key) => !known.includes(key))
    .map((key) => ({ id: 'pw-import-stranger', args: { key, where } }));
}

function headFlaws(file: Thing, games: readonly string[]): Flaw[] {
  const flaws: Flaw[] = strangers(file, ['format', 'game', 'name', 'army'], 'file');
  if (file.format !== 1) flaws.push({ id: 'pw-import-format', args: { format: shown(file.format) } });
  if (!games.includes(String(file.game))) flaws.push({ id: 'pw-import-game', args: { game: shown(file.game) } });
  if (file.name !== undefined && typeof file.name !== 'string') flaws.push({ id: 'pw-import-name', args: {} });
  return flaws;
}

function figuresFlaws(figures: unknown): Flaw[] {
  if (!Array.isArray(figures)) return [{ id: 'pw-import-no-army', args: {} }];
  return figures.flatMap((figure: unknown, i) => figureFlaws(figure, i + 1));
}

function figureFlaws(figure: unknown, n: number): Flaw[] {
  if (!isThing(figure)) return [{ id: 'pw-import-figure', args: { n } }];
  const flaws: Flaw[] = strangers(figure, ['figure', 'type', 'power', 'card', 'mount', 'look'], `figure ${n}`);
  if (typeof figure.figure !== 'string') flaws.push({ id: 'pw-import-figure-name', args: { n } });
  const name = typeof figure.figure === 'string' ? figure.figure : `${n}`;
  for (const key of ['type', 'mount'] as const) {
    const value = figure[key];
    if (value !== undefined && typeof value !== 'string') flaws.push({ id: 'pw-import-words', args: { n, name, key } });
  }
  if (!Number.isSafeInteger(figure.power)) flaws.push({ id: 'pw-import-power', args: { n, name, power: shown(figure.power) } });
  return [...flaws, ...cardFlaws(figure.card, n, name), ...lookFlaws(figure.look, n, name)];
}

function cardFlaws(card: unknown, n: number, name: string): Flaw[] {
  if (!isThing(card)) return [{ id: 'pw-import-card', args: { n, name } }];
  const missing = slots.filter((slot) => typeof card[slot] !== 'string');
  return [
    ...strangers(card, slots, `figure ${n}`),
    ...missing.map((slot) => ({ id: 'pw-import-slot', args: { n, name, slot } })),
  ];
}

function lookFlaws(look: unknown, n: number, name: string): Flaw[] {
  if (look === undefined) return [];
  if (!isThing(look)) return [{ id: 'pw-import-look', args: { n, name, key: 'look' } }];
  const flaws = strangers(look, ['shape', 'head', 'body', 'gear', 'colors'], `figure ${n}`);
  const words = { shape: shapes, head: heads, body: bodies, gear: gears } as Record<string, readonly string[]>;
  for (const [key, known] of Object.entries(words)) {
    if (!known.includes(String(look[key]))) flaws.push({ id: 'pw-import-look', args: { n, name, key } });
  }
  const colors = look.colors;
  if (!Array.isArray(colors) || colors.length !== 3 || !colors.every(isColor)) {
    flaws.push({ id: 'pw-import-colors', args: { n, name } });
  }
  return flaws;
}

function shown(value: unknown): string {
  if (value === undefined) return '—';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Writes an army as the text of a file. */
export function writeArmy(army: ArmyFile): string {
  return `${JSON.stringify(army, null, 2)}\n`;
}

/** A file name for an army, without what file systems dislike. */
export function fileNameOf(army: ArmyFile): string {
  const plain = (army.name ?? '').trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${plain || 'army'}.${army.game}.json`;
}
