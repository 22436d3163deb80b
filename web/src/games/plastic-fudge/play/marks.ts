import { cardOf } from '../describe/units';
import type { Overlay, Spot } from '../scene/api';
import type { Event, Setup } from '../types';

/**
 * Rings around those who fight in the events of a beat: the attacker has the colour of its side, and the target has
 * a red ring. Null for events that belong to the fight before them, such as a loss; its rings stay.
 */
export function marksOf(
  events: readonly Event[],
  where: (id: string) => Spot | null,
  setup: Setup,
): Overlay[] | null {
  const ring = (id: string | null | undefined, isTarget: boolean): Overlay[] => {
    const [at, card] = [id ? where(id) : null, id ? cardOf(setup, id) : undefined];
    return at && card ? [{ kind: 'ring', at, radius: card.radius, tone: isTarget ? 'bad' : card.side }] : [];
  };
  const stays = (event: Event): boolean => ['injured', 'destroyed', 'blast', 'dropped'].includes(event.type);
  if (events.every(stays)) return null;
  return events.flatMap((event) =>
    event.type === 'attack' || event.type === 'hit'
      ? [...ring(event.unit, false), ...ring(event.target, true)]
      : [],
  );
}
