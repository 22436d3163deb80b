import { packedIn as carried } from '../../../parts/workshop/link';

/** The kinds of files that a link to the workshop can carry. */
type Carried = 'force' | 'battlefield';

/** The compressed file in the fragment of a URL, with its kind; null if there is none. */
export const packedIn = (fragment: string): { sort: Carried; word: string } | null =>
  carried(fragment, ['force', 'battlefield'] as const);

/** Whether a fragment opens the editor of battlefields. */
export const isOfBoards = (fragment: string): boolean => /^battlefield(=|$)/.test(fragment);
