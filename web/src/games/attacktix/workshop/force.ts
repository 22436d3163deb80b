import { same } from '../../../parts/workshop/file-store';
import { gameId, type FigureType, type ForceBill, type ForceFile, type Own, type Part } from './files';

export const emptyForce = (): ForceFile => ({ format: 1, game: gameId, name: '', battle: [], backup: [] });

/** Returns the codes of the figures in one part. */
export const listOf = (force: ForceFile, part: Part): readonly string[] =>
  part === 'battle' ? force.battle : (force.backup ?? []);

/** Returns whether both parts are empty. */
export const isEmpty = (force: ForceFile): boolean =>
  force.battle.length === 0 && (force.backup ?? []).length === 0;

/**
 * Returns what comes with the game, with figures and forces at the prices of the house if these count.
 * AT-R-73
 */
export const pricedOwn = (own: Own, isHouse: boolean): Own =>
  isHouse
    ? {
        ...own,
        figures: own.figures.map((type) => ({ ...type, points: own.house_prices[type.code] ?? type.points })),
        forces: own.forces.map((one) => ({ ...one, force: one.house ?? one.force })),
      }
    : own;

/** Returns whether the prices of the house count in a set-up. AT-R-73 */
export const isAtHousePrices = (setup: unknown): boolean =>
  (setup as { options?: { prices?: unknown } } | null)?.options?.prices === 'house';

/** Returns the types that a force can name: those of the catalogue, then those in its own file. */
export const typesOf = (shipped: readonly FigureType[], force: ForceFile): readonly FigureType[] => [
  ...shipped,
  ...(force.figures ?? []),
];

/** Returns the type with this code; undefined if there is none. */
export const typeOf = (types: readonly FigureType[], code: string): FigureType | undefined =>
  types.find((type) => type.code === code);

/** Returns the sum of the points of figures. A code without a type counts as 0. */
export const pointsOf = (types: readonly FigureType[], codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + (typeOf(types, code)?.points ?? 0), 0);

/** Estimates the bill of a force until the server has answered, from the points of its figures. */
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

/** Replaces the figures of one part, and removes types from the file that the force no longer uses. */
function withList(force: ForceFile, part: Part, codes: readonly string[]): ForceFile {
  return tidied({ ...force, [part]: [...codes] });
}

/** Removes from the file the types that neither part names. The other forms of a named type stay. */
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

/** Removes the figure at an index of a part. */
export const removed = (force: ForceFile, part: Part, at: number): ForceFile =>
  withList(
    force,
    part,
    listOf(force, part).filter((_, i) => i !== at),
  );

/** Adds a second figure of the same type after the figure at an index. */
export function doubled(force: ForceFile, part: Part, at: number): ForceFile {
  const list = listOf(force, part),
    code = list[at];
  return code === undefined
    ? force
    : withList(force, part, [...list.slice(0, at + 1), code, ...list.slice(at + 1)]);
}

/** Moves a figure to another index in its part. An index outside the part changes nothing. */
export function moved(force: ForceFile, part: Part, from: number, to: number): ForceFile {
  const list = [...listOf(force, part)];
  const [code] = list.splice(from, 1);
  if (code === undefined || to < 0 || to > list.length) return force;
  list.splice(to, 0, code);
  return withList(force, part, list);
}

/** Moves a figure from its part to the end of the other part. */
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

/** Returns the first code of the form `X01`, `X02` and so on that is not taken. */
export function freeCode(taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const code = `X${String(n).padStart(2, '0')}`;
    if (!taken.includes(code)) return code;
  }
}

/**
 * Adds to a part a figure that a player made. Its type and the other forms of the type are added to the file.
 * If another type already has the code, the added type gets a new one.
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
