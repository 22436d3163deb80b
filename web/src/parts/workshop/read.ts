/** Why a text is no file of the sort that is asked for: a message's name and what it tells. */
export type Flaw = { id: string; args: Record<string, string | number> };
/** What was read, or everything that is wrong with its form. */
export type Read<T> = { file: T; flaws: [] } | { file: null; flaws: Flaw[] };

export type Thing = Record<string, unknown>;
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No file longer than this is read, in bytes; an army has a few thousand. */
export const largest = 200_000;

/** A text without the byte-order mark that some editors put before it, which is no JSON. */
export const unmarked = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * Reads a text as the JSON of one of these games, with these words and what `inside` finds wrong with the rest; all of
 * it is told at once. Only the form is looked at, and nothing that was read is changed or left out.
 */
export function readThing<T>(
  text: string,
  games: readonly string[],
  words: readonly string[],
  inside: (thing: Thing) => Flaw[],
): Read<T> {
  let value: unknown;
  try {
    value = JSON.parse(unmarked(text));
  } catch (error) {
    return { file: null, flaws: [notJson(text, error)] };
  }
  if (!isThing(value)) return { file: null, flaws: [{ id: 'import-no-object', args: {} }] };
  const flaws = strangers(value, words, '');
  if (value.format !== 1) flaws.push({ id: 'import-format', args: { format: shown(value.format) } });
  if (!games.includes(String(value.game)))
    flaws.push({ id: 'import-game', args: { game: shown(value.game), games: games.join(', ') } });
  if (value.name !== undefined && typeof value.name !== 'string') flaws.push({ id: 'import-name', args: {} });
  flaws.push(...inside(value));
  return flaws.length > 0 ? { file: null, flaws } : { file: value as T, flaws: [] };
}

function notJson(text: string, error: unknown): Flaw {
  if (text.trim() === '') return { id: 'import-empty', args: {} };
  const at = /position (\d+)/.exec(String(error))?.[1];
  const line = at === undefined ? 0 : text.slice(0, Number(at)).split('\n').length;
  return line > 0 ? { id: 'import-no-json-line', args: { line } } : { id: 'import-no-json', args: {} };
}

/** Words that no file of this sort has; `where` says in which part, nothing for the file itself. */
export function strangers(thing: Thing, known: readonly string[], where: string): Flaw[] {
  const id = where ? 'import-stranger-in' : 'import-stranger';
  return Object.keys(thing)
    .filter((key) => !known.includes(key))
    .map((key) => ({ id, args: { key, where } }));
}

/** A value as a sentence may quote it. */
export function shown(value: unknown): string {
  if (value === undefined) return '—';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Writes a file as text. */
export const written = (file: unknown): string => `${JSON.stringify(file, null, 2)}\n`;

/** A name as a part of a file name, without what file systems dislike. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
