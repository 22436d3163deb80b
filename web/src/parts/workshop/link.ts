import { packed } from '../pack';

/** The link that opens the workshop of a game with a file of this sort. */
export async function linkTo(game: string, sort: string, file: unknown, origin: string): Promise<string> {
  return `${origin}/workshop/${game}#${sort}=${await packed(file)}`;
}

/**
 * The packed file in the part of a URL after `#`, and its sort; null if there is no file of one of these
 * sorts.
 */
export function packedIn<S extends string>(
  fragment: string,
  sorts: readonly S[],
): { sort: S; word: string } | null {
  const [, word = '', packed] = /^([a-z]+)=([\w-]+)$/.exec(fragment) ?? [];
  const sort = sorts.find((one) => one === word);
  return sort && packed ? { sort, word: packed } : null;
}
