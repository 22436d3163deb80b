import {
  isThing,
  plainName,
  readThing,
  shown,
  strangers,
  type Flaw,
  type Read,
} from '../../../parts/workshop/read';
import { bodies, gears, heads, shapes } from '../draw/parts/look';
import { slots, type ArmyFile } from './army';

const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Reads the text of an army file. Only its form is looked at, and everything wrong with it is told at once; whether the
 * army keeps the rules is for the server to say. Nothing that was read is changed or left out.
 */
export const readArmy = (text: string, games: readonly string[]): Read<ArmyFile> =>
  readThing(text, games, ['format', 'game', 'name', 'army'], (file) => figuresFlaws(file.army));

function figuresFlaws(figures: unknown): Flaw[] {
  if (!Array.isArray(figures)) return [{ id: 'pw-import-no-army', args: {} }];
  return figures.flatMap((figure: unknown, i) => figureFlaws(figure, i + 1));
}

function figureFlaws(figure: unknown, n: number): Flaw[] {
  if (!isThing(figure)) return [{ id: 'pw-import-figure', args: { n } }];
  const flaws: Flaw[] = strangers(
    figure,
    ['figure', 'type', 'power', 'card', 'mount', 'look'],
    `figure ${n}`,
  );
  if (typeof figure.figure !== 'string') flaws.push({ id: 'pw-import-figure-name', args: { n } });
  const name = typeof figure.figure === 'string' ? figure.figure : `${n}`;
  for (const key of ['type', 'mount'] as const) {
    const value = figure[key];
    if (value !== undefined && typeof value !== 'string')
      flaws.push({ id: 'pw-import-words', args: { n, name, key } });
  }
  if (!Number.isSafeInteger(figure.power))
    flaws.push({ id: 'pw-import-power', args: { n, name, power: shown(figure.power) } });
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
  const words = { shape: shapes, head: heads, body: bodies, gear: gears } as Record<
    string,
    readonly string[]
  >;
  for (const [key, known] of Object.entries(words)) {
    if (!known.includes(String(look[key]))) flaws.push({ id: 'pw-import-look', args: { n, name, key } });
  }
  const colors = look.colors;
  if (!Array.isArray(colors) || colors.length !== 3 || !colors.every(isColor)) {
    flaws.push({ id: 'pw-import-colors', args: { n, name } });
  }
  return flaws;
}

/** A file name for an army. */
export const fileNameOf = (army: ArmyFile): string =>
  `${plainName(army.name ?? '') || 'army'}.${army.game}.json`;
