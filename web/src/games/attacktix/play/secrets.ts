import type { Setup, View } from '../types';

/**
 * Returns whether one of the seats `mine` may see something that another of them may not. This is so only
 * while players place their figures, and only between different teams. AT-R-08
 */
export function hasSecrets({ seats }: Setup, { phase }: View, mine: readonly string[]): boolean {
  return (
    phase === 'setup' && new Set(seats.filter(({ id }) => mine.includes(id)).map(({ team }) => team)).size > 1
  );
}
