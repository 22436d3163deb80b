import { t } from '../../texts';
import type { Event, View } from './types';

/** `marbles` is how many marbles were put on the rug for one race. `rug` is how many lay there after that. */
export type Pour = { marbles: number; rug: number };

/**
 * Adds up the marbles that came onto the rug after the last race among these events. Before the last race of
 * the game, marbles may come twice. Undefined if none came.
 */
export function pourIn(events: readonly Event[]): Pour | undefined {
  const after = events.slice(events.findLastIndex(({ type }) => type === 'raced') + 1);
  const pours = after.filter((event) => event.type === 'poured');
  const last = pours.at(-1);
  return last && { marbles: pours.reduce((sum, { marbles }) => sum + marbles, 0), rug: last.rug };
}

/**
 * Says what the pile is made of: marbles left over from earlier races, and new ones. If none is left over, or
 * if that is not known, says how many new marbles can come. Empty after the last race. RR-ROUND-01,
 * RR-ROUND-02, RR-RACE-05
 */
export function partsOf({ round, rug }: View, pour: Pour | undefined): string {
  if (round > 8) return '';
  const left = pour?.rug === rug ? rug - pour.marbles : 0;
  if (pour && left > 0) return t('rr-rug-parts', { left, marbles: pour.marbles });
  return t(round < 8 ? 'rr-rug-dice' : 'rr-rug-last');
}
