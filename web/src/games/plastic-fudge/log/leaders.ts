import { t } from '../../../texts';
import { cardOf, sideName, unitName } from '../describe/units';
import type { Event, Setup } from '../types';

/** Says which Commanders were lost in a match, how and in which Round; empty if none was. */
export function describeLeaders(events: readonly Event[], setup: Setup): string {
  let round = 1;
  return events
    .flatMap((event) => {
      if (event.type === 'phase') round = event.round;
      const how =
        event.type === 'rout' && event.fled ? 'fled' : event.type === 'destroyed' ? 'destroyed' : null;
      const card = how && 'unit' in event ? cardOf(setup, event.unit) : undefined;
      if (!card?.commander) return [];
      const args = { unit: unitName(setup, card.id), side: sideName(card.side), how: how ?? '', round };
      return [t('pf-lost-commander', args)];
    })
    .join(' ');
}
