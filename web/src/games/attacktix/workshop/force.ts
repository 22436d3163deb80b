import { same } from '../../../parts/workshop/file-store';
import { gameId, type FigureType, type ForceBill, type ForceFile, type Part } from './files';

/** A force without figures. */
export const emptyForce = (): ForceFile => ({ format: 1, game: gameId, name: '', battle: [], backup: [] });

/** The codes of one part. */
export const listOf = (force: ForceFile, part: Part): readonly string[] =>
  part === 'battle' ? force.battle : (force.backup ?? []);

/** Whether both parts are empty. */
export const isEmpty = (force: ForceFile): boolean =>
  force.battle.length === 0 && (force.backup ?? []).length === 0;

/** Every type that a force can name: those of the catalogue, then its own. */
export const typesOf = (shipped: readonly FigureType[], force: ForceFile): readonly FigureType[] => [
  ...shipped,
  ...(force.figures ?? []),
];

/** The type with this code. */
export const typeOf = (types: readonly FigureType[], code: string): FigureType | undefined =>
  types.find((type) => type.code === code);

/** The points of the figures of a part, as far as their types are known. */
export const pointsOf = (types: readonly FigureType[], codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + (typeOf(types, code)?.points ?? 0), 0);

/** An estimate of the bill until the server has answered: the sums of the points of both lists. */
export function estimateOf(
  types: readonly FigureType[],
  force: ForceFile,
  limit: number,
  figures: ForceBill['figures'],
): ForceBill {
  const part = (codes: readonly string[], of: number) => ({
    points: pointsOf(types, codes),
    of,
    masters: codes.filter((code) => typeOf(types, code)?.class === 'M').length,
  });
  return { battle: part(force.battle, limit), backup: part(listOf(force, 'backup'), limit / 2), figures };
}

/** Replaces one list of a force, and removes player-made types that it no longer needs. */
function withList(force: ForceFile, part: Part, codes: readonly string[]): ForceFile {
  return tidied({ ...force, [part]: [...codes] });
}

/** Keeps only the player-made types that a list names, and their other forms. */
function tidied(force: ForceFile): ForceFile {
  const { figures = [], ...rest } = force;
  const named = new Set([...force.battle, ...(force.backup ?? [])]);
  const forms = new Set(figures.filter(({ code }) => named.has(code)).map(({ name }) => name));
  const kept = figures.filter(({ code, name }) => named.has(code) || forms.has(name));
  return kept.length > 0 ? { ...rest, figures: kept } : rest;
}

/** Puts a figure at the end of a part. */
export const added = (force: ForceFile, part: Part, code: string): ForceFile =>
  withList(force, part, [...listOf(force, part), code]);

/** Removes a figure. */
export const removed = (force: ForceFile, part: Part, at: number): ForceFile =>
  withList(
    force,
    part,
    listOf(force, part).filter((_, i) => i !== at),
  );

/** Adds another figure of the same type after a figure. */
export function doubled(force: ForceFile, part: Part, at: number): ForceFile {
  const list = listOf(force, part),
    code = list[at];
  return code === undefined
    ? force
    : withList(force, part, [...list.slice(0, at + 1), code, ...list.slice(at + 1)]);
}

/** Moves a figure to another place of its part. */
export function moved(force: ForceFile, part: Part, from: number, to: number): ForceFile {
  const list = [...listOf(force, part)];
  const [code] = list.splice(from, 1);
  if (code === undefined || to < 0 || to > list.length) return force;
  list.splice(to, 0, code);
  return withList(force, part, list);
}

/** Sends a figure from one part to the end of the other. */
export function carried(force: ForceFile, part: Part, at: number): ForceFile {
  const code = listOf(force, part)[at];
  if (code === undefined) return force;
  const other: Part = part === 'battle' ? 'backup' : 'battle';
  const both = {
    ...force,
    [part]: listOf(force, part).filter((_, i) => i !== at),
    [other]: [...listOf(force, other), code],
  };
  return tidied(both);
}

/** A code that no type has yet. */
export function freeCode(taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const code = `X${String(n).padStart(2, '0')}`;
    if (!taken.includes(code)) return code;
  }
}

/**
 * Adds a player-made figure to a part. The file also gets the type of the figure and the other forms of this
 * type. If the force already uses the code of the type for another type, the code is changed.
 */
export function joined(
  force: ForceFile,
  part: Part,
  type: FigureType,
  forms: readonly FigureType[],
  shipped: readonly FigureType[],
): ForceFile {
  let figures = [...(force.figures ?? [])];
  const codeIn = (one: FigureType): string => {
    const known = figures.find((other) => same({ ...other, code: '' }, { ...one, code: '' }));
    if (known) return known.code;
    const taken = [...shipped, ...figures].map(({ code }) => code);
    const code = taken.includes(one.code) ? freeCode(taken) : one.code;
    figures = [...figures, { ...one, code }];
    return code;
  };
  const code = codeIn(type);
  for (const form of forms.filter((one) => one.name === type.name && one.mode !== type.mode)) codeIn(form);
  return added({ ...force, figures }, part, code);
}
