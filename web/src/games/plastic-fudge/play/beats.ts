import type { Event } from '../types';
import { quietShots } from './order';
import { rollingTime, sceneOf, throwsDice, timeOf } from './scenes';

/**
 * Events that are shown together. They are divided into layers: the events of a layer are shown at once, and
 * the layers one after another. `misses` is the number of shots if all of them harm nobody.
 */
type Beat = { events: readonly Event[]; layers: readonly (readonly Event[])[]; misses?: number };

/** The longest time for the events of a step, in milliseconds. */
const most = 4000;
/** The shortest time for a shot, in milliseconds. If there are too many shots, several are shown at once. */
const least = 250;
/** If a step has more events than this, all are shown faster. */
const many = 24;

const one = (event: Event): Beat => ({ events: [event], layers: [[event]] });

/** Shots that are shown together: all their first events at once, then all second events, and so on. */
function together(shots: readonly (readonly Event[])[]): Beat {
  const deep = Math.max(...shots.map((shot) => shot.length));
  return {
    events: shots.flat(),
    layers: Array.from({ length: deep }, (_, n) => shots.flatMap((shot) => shot[n] ?? [])),
  };
}

/**
 * Divides the events of a step into beats. Each event is one beat. The shots at the start that harm nobody
 * are one beat. If there are too many other shots, several of them are one beat.
 */
export function beatsOf(events: readonly Event[]): Beat[] {
  const begins = events.flatMap(({ type }, n) => (type === 'attack' || type === 'sweep' ? [n] : []));
  const past = events.findIndex(({ type }, n) => type === 'phase' && n > (begins.at(-1) ?? 0));
  const end = past < 0 ? events.length : past;
  const shots = begins.map((begin, n) => events.slice(begin, begins[n + 1] ?? end));
  const misses = quietShots(shots);
  const [quiet, loud] = [shots.slice(0, misses), shots.slice(misses)];
  const atOnce = Math.ceil((loud.length * least) / most);
  const groups = Array.from({ length: Math.ceil(loud.length / atOnce) || 0 }, (_, n) =>
    loud.slice(n * atOnce, (n + 1) * atOnce),
  );
  return [
    ...events.slice(0, begins[0] ?? end).map(one),
    ...(misses > 0 ? [{ ...together(quiet), misses }] : []),
    ...(atOnce < 2 ? loud.flat().map(one) : groups.map(together)),
    ...events.slice(end).map(one),
  ];
}

/** The factor by which the beats of a step are shortened: 1 leaves them at full length. */
export function paceOf(beats: readonly Beat[]): number {
  const crowd = beats.reduce((sum, { layers }) => sum + layers.length, 0);
  const full = beats.reduce(
    (sum, { layers }) => sum + layers.reduce((all, layer) => all + Math.max(...layer.map(timeOf)), 0),
    0,
  );
  return Math.min(1, Math.max(0.35, many / crowd), most / Math.max(1, full));
}

/** How long a beat stays at full length, so that the player can read it, in milliseconds. */
export const holdOf = ({ layers }: Beat): number =>
  layers.reduce((sum, layer) => sum + Math.max(...layer.map((event) => sceneOf(event).hold)), 0);

/**
 * How long the result of a beat is still open, in milliseconds at full length: until the last dice of the
 * beat lie still. 0 for a beat without dice on the table.
 */
export function openFor({ layers, misses }: Beat): number {
  const last = misses ? -1 : layers.findLastIndex((layer) => layer.some(throwsDice));
  return last < 0 ? 0 : holdOf({ events: [], layers: layers.slice(0, last) }) + rollingTime;
}
