import { t } from '../../texts';
import type { Event, Pour, View } from './types';

/** Finds the last pouring of marbles among some events. */
export const pourIn = (events: readonly Event[]): Pour | undefined =>
  events.findLast((event): event is Pour => event.type === 'poured');

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
