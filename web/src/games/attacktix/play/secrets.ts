import type { Setup, View } from '../types';

/**
 * Whether one of these seats may see what another of them may not. This is so only while figures are placed,
 * if the seats belong to different teams. AT-R-08
 */
export function hasSecrets({ seats }: Setup, { phase }: View, mine: readonly string[]): boolean {
  return (
    phase === 'setup' && new Set(seats.filter(({ id }) => mine.includes(id)).map(({ team }) => team)).size > 1
  );
}
