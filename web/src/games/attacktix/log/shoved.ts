import { seatName } from '../../../parts/seats';
import { t } from '../../../texts';
import { apart, brief } from '../describe/measures';
import { thingName } from '../describe/names';
import { decodeFilm, poseAt } from '../scene/film';
import type { Event, EventOf, Setup } from '../types';

type Shoved = EventOf<'object-moved'>;

/** Turn cards, which sum up a turn, leave out objects that were moved less than this, in micrometres. */
const faint = 3_000;

/** Returns the attack of the step in which an object moved; undefined if a figure pushed the object. */
const attackOf = (step: readonly Event[] | null): EventOf<'attack'> | undefined =>
  step?.find((one): one is EventOf<'attack'> => one.type === 'attack');

/**
 * Returns how far an attack moved an object, in micrometres; null for a push, or if the film lacks the
 * object.
 */
function shift({ object, at }: Shoved, setup: Setup, step: readonly Event[] | null): number | null {
  const text = attackOf(step)?.film;
  const film = text ? decodeFilm(text) : null;
  const body = film?.bodies.find(({ kind, id }) => kind === 'object' && setup.terrain[id]?.id === object);
  const from = body && poseAt(body, 0).at;
  return from ? apart([from[0] * 10_000, from[2] * 10_000], at) : null;
}

/** Returns whether an object still stands and an attack moved it too little to be seen. */
export function isFaint(event: Shoved, setup: Setup, step: readonly Event[] | null): boolean {
  const far = shift(event, setup, step);
  return !event.fallen && far !== null && far < faint;
}

/**
 * Returns the message that says which object moved or fell. For an attack, the message also says who attacked
 * and how far the object moved.
 */
export function shoved(
  event: Shoved,
  setup: Setup,
  step: readonly Event[] | null,
): [id: string, args: Record<string, string>] {
  const [attack, far] = [attackOf(step), shift(event, setup, step)];
  const args = { object: thingName(setup, event.object) };
  if (!attack) return [event.fallen ? 'at-log-object-fell' : 'at-log-object-moved', args];
  const by = {
    ...args,
    seat: seatName(attack.seat),
    length: far === null ? '' : t('at-log-by-cm', { cm: brief(far / 10_000) }),
  };
  return [event.fallen ? 'at-log-object-fell-by' : 'at-log-object-moved-by', by];
}
