import { packedIn as carried } from '../../../parts/workshop/link';

/** What a link of the workshop carries. */
type Carried = 'force' | 'battlefield';

/** What a fragment carries, packed; null where it carries nothing. */
export const packedIn = (fragment: string): { sort: Carried; word: string } | null =>
  carried(fragment, ['force', 'battlefield'] as const);

/** Whether a fragment opens the editor of battlefields. */
export const isOfBoards = (fragment: string): boolean => /^battlefield(=|$)/.test(fragment);
