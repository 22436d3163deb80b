import type { BoardFile } from '../types';

/** The tag of a place that lets only some Troops in. */
export interface EntryTag {
  id: string;
  values: readonly string[];
  /** The width of the tag, in units of the board. */
  wide: number;
  /** How far the middle of the tag lies below the middle of the place. */
  drop: number;
}

/** The width of a letter on a tag, and the height of a tag, both in units of the board. */
export const letter = 30;
export const high = 40;

/** The tags of all places of a board that let only some Troops in. */
export function entryTags(board: BoardFile): EntryTag[] {
  const tag = (id: string, values: readonly string[], drop: number): EntryTag => ({
    id,
    values,
    wide: values.length * letter + 18,
    drop,
  });
  return [
    ...board.bases.flatMap(({ id, special }) =>
      special?.kind === 'allow' ? tag(id, special.values, 54) : [],
    ),
    ...board.hqs.flatMap(({ id, allow }) => (allow ? tag(id, allow, 47) : [])),
  ];
}
