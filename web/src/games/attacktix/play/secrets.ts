import type { Setup, View } from '../types';

/**
 * Whether one of these seats may see something that another of them may not. Secrets exist only while figures
 * are placed, and only between different teams. AT-R-08
 */
export function hasSecrets({ seats }: Setup, { phase }: View, mine: readonly string[]): boolean {
  return (
    phase === 'setup' && new Set(seats.filter(({ id }) => mine.includes(id)).map(({ team }) => team)).size > 1
  );
}
