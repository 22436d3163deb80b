import { cardOf } from '../describe/units';
import type { Overlay, Spot } from '../scene/api';
import type { Event, Setup } from '../types';

/**
 * Rings around those who fight in the events of a beat. The ring of the attacker has the colour of its side,
 * and the ring of the target is red. Null for events that follow from the fight before them, such as a loss:
 * the rings of that fight stay.
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
