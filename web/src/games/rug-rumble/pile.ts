import { t } from '../../texts';
import type { Event, View } from './types';

/** How many marbles came onto the rug for one race, and how many lie there with them. */
export type Pour = { marbles: number; rug: number };

/** Adds up the marbles that came after the last race among some events. The last race has two pourings. */
export function pourIn(events: readonly Event[]): Pour | undefined {
  const after = events.slice(events.findLastIndex(({ type }) => type === 'raced') + 1);
  const pours = after.filter((event) => event.type === 'poured');
  const last = pours.at(-1);
  return last && { marbles: pours.reduce((sum, { marbles }) => sum + marbles, 0), rug: last.rug };
}

/**
 * Says what the pile is made of: what nobody won before, and what is new. If all of it is new, tells how many
 * marbles can come, since the last race is richer. Empty after the last race, and if nothing is known of the
 * pile. RR-ROUND-01, RR-ROUND-02, RR-RACE-05
 */
export function partsOf({ round, rug }: View, pour: Pour | undefined): string {
  if (round > 8) return '';
  const left = pour?.rug === rug ? rug - pour.marbles : 0;
  if (pour && left > 0) return t('rr-rug-parts', { left, marbles: pour.marbles });
  return t(round < 8 ? 'rr-rug-dice' : 'rr-rug-last');
}
