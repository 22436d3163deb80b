import { t } from '../../../texts';
import type { Battle, Sum } from '../types';
import { cardName, seatName } from './names';

/**
 * Says which card lies in the slot of a side of a battle, or why there is none. `sum` is null before the
 * cards open.
 */
export function describeSlot(battle: Battle, seat: string, sum: Sum | null, viewer: string | null): string {
  if (sum) return sum.card ? cardName(sum.card) : t('pa-no-card');
  if (battle.laid.includes(seat))
    return seat === viewer && battle.own_card
      ? t('pa-your-card', { card: cardName(battle.own_card) })
      : t('pa-chosen-words', { seat: seatName(seat) });
  const without = battle.without_card.includes(seat);
  if (!without && seat === viewer) return t('pa-choosing-you');
  return t(without ? 'pa-no-card-words' : 'pa-choosing-words', { seat: seatName(seat) });
}
