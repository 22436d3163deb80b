/** Why a text cannot be read as a file of this sort: the id of a message and its arguments. */
export type FormatError = { id: string; args: Record<string, string | number> };
/** The file that was read, or all errors of its format. */
export type Read<T> = { file: T; errors: [] } | { file: null; errors: FormatError[] };

export type Thing = Record<string, unknown>;
export const isObject = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The largest file that the page reads, in bytes. The file of an army has a few thousand. */
export const largest = 200_000;

/** A text without the byte-order mark that some editors put before JSON. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * Reads a text as a JSON file of one of `games` with the keys `words`. `inside` returns the errors in the
 * values of the game's own keys. Checks only the format, and returns all errors at once. A file without
 * errors is returned as it was written.
 */
export function parseFile<T>(
  text: string,
  games: readonly string[],
  words: readonly string[],
  inside: (thing: Thing) => FormatError[],
): Read<T> {
  const { thing: value, errors: flaws } = parseThing(text);
  if (value === null) return { file: null, errors: flaws };
  const errors = unknownKeys(value, words, '');
  if (value.format !== 1) errors.push({ id: 'import-format', args: { format: shown(value.format) } });
  if (!games.includes(String(value.game)))
    errors.push({ id: 'import-game', args: { game: shown(value.game), games: games.join(', ') } });
  if (value.name !== undefined && typeof value.name !== 'string')
    errors.push({ id: 'import-name', args: {} });
  errors.push(...inside(value));
  return errors.length > 0 ? { file: null, errors } : { file: value as T, errors: [] };
}

/** Reads a text as a JSON object with any keys. */
export function parseThing(
  text: string,
): { thing: Thing; errors: [] } | { thing: null; errors: FormatError[] } {
  let value: unknown;
  try {
    value = JSON.parse(withoutByteOrderMark(text));
  } catch (error) {
    return { thing: null, errors: [notJson(text, error)] };
  }
  if (!isObject(value)) return { thing: null, errors: [{ id: 'import-no-object', args: {} }] };
  return { thing: value, errors: [] };
}

function notJson(text: string, error: unknown): FormatError {
  if (text.trim() === '') return { id: 'import-empty', args: {} };
  const at = /position (\d+)/.exec(String(error))?.[1];
  const line = at === undefined ? 0 : text.slice(0, Number(at)).split('\n').length;
  return line > 0 ? { id: 'import-no-json-line', args: { line } } : { id: 'import-no-json', args: {} };
}

/** Errors for unknown keys; `where` names the part of the file, empty for the file itself. */
export function unknownKeys(thing: Thing, known: readonly string[], where: string): FormatError[] {
  const id = where ? 'import-stranger-in' : 'import-stranger';
  return Object.keys(thing)
    .filter((key) => !known.includes(key))
    .map((key) => ({ id, args: { key, where } }));
}

/** A value in a short form for a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return '—';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The file as indented JSON with a line feed at its end. */
export const written = (file: unknown): string => `${JSON.stringify(file, null, 2)}\n`;

/** A name as a part of a file name, without characters that file systems refuse. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
