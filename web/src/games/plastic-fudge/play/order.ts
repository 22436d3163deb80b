import type { Event } from '../types';

/** A shot with the events that follow from it. */
type Shot = Event[];

const opens = ({ type }: Event): boolean => type === 'attack' || type === 'sweep';
const follows = ({ type }: Event): boolean => ['dropped', 'blast', 'hit'].includes(type);

/** Whether an event of a shot harms nobody and changes nothing. */
function isQuiet(event: Event): boolean {
  if (event.type === 'attack') return !event.wasted && !event.piece;
  return event.type === 'blast' || (event.type === 'hit' && !harms(event));
}

/** Whether an event is a hit that kills or injures a Unit. */
export const harms = (event: Event): boolean =>
  event.type === 'hit' && !!event.target && (event.result === 'kill' || event.result === 'injury');

/** The shots of a step. Their events have the indexes from `begin` up to, but not including, `end`. */
function shotsIn(events: readonly Event[]): { shots: Shot[]; begin: number; end: number } {
  const begin = events.findIndex(opens);
  if (begin < 0) return { shots: [], begin: events.length, end: events.length };
  let end = begin;
  const shots: Shot[] = [];
  for (const event of events.slice(begin)) {
    if (opens(event)) shots.push([event]);
    else if (follows(event)) shots.at(-1)?.push(event);
    else break;
    end += 1;
  }
  return { shots, begin, end };
}

/**
 * Puts each injury after the last shot that harmed the Unit. Puts each loss also after the last shot that the
 * Unit fired. Returns the events that belong to no shot.
 */
function joined(shots: readonly Shot[], results: readonly Event[]): Event[] {
  if (results.some(({ type }) => type === 'save' || type === 'conflagration')) return [...results];
  return results.filter((event) => {
    if (event.type !== 'injured' && event.type !== 'destroyed') return true;
    const { type, unit } = event;
    const harmed = shots.findLastIndex((shot) =>
      shot.some((hit) => hit.type === 'hit' && hit.target === unit && harms(hit)),
    );
    if (harmed < 0) return true;
    const fired = shots.findLastIndex(([first]) => first?.type === 'attack' && first.unit === unit);
    shots[type === 'destroyed' ? Math.max(harmed, fired) : harmed]?.push(event);
    return false;
  });
}

/**
 * The events of a step in the order in which the table shows them. The rules make all attacks of a Round at
 * the same time, so the shots that harm nobody come first, and each harm follows its own shot.
 */
export function inOrder(events: readonly Event[]): Event[] {
  const { shots, begin, end } = shotsIn(events);
  if (shots.length === 0) return [...events];
  const quiet = shots.filter((shot) => shot.every(isQuiet));
  const loud = shots.filter((shot) => !quiet.includes(shot));
  const rest = joined(loud, events.slice(end));
  return [...events.slice(0, begin), ...quiet.flat(), ...loud.flat(), ...rest];
}

/**
 * How many shots at the start of a fight harm nobody and can be shown at once; 0 if there are fewer than two.
 */
export function quietShots(shots: readonly (readonly Event[])[]): number {
  const loud = shots.findIndex((shot) => !shot.every(isQuiet));
  const count = loud < 0 ? shots.length : loud;
  return count < 2 ? 0 : count;
}
