import type { Setup, View } from '../types';

/**
 * Whether one of some seats may see what another may not: only what other sides place before all are ready.
 * AT-R-08
 */
export function hasSecrets({ seats }: Setup, { phase }: View, mine: readonly string[]): boolean {
  return (
    phase === 'setup' && new Set(seats.filter(({ id }) => mine.includes(id)).map(({ team }) => team)).size > 1
  );
}
