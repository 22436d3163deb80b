import type { Event } from '../types';
import { sceneOf, timeOf } from './scenes';

/**
 * Events that are shown together. The events of a layer are shown at once, and the layers one after another.
 */
type Beat = { events: readonly Event[]; layers: readonly (readonly Event[])[] };

/** The longest time for the events of a step, in milliseconds. */
const most = 4000;
/** The shortest time for a shot, in milliseconds. If there are too many shots, several are shown at once. */
const least = 250;
/** The most events that a step shows at full length. With more, all are shown faster. */
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
 * Divides the events of a step into beats. Each event is one beat. If there are too many shots, several shots
 * are one beat.
 */
export function beatsOf(events: readonly Event[]): Beat[] {
  const begins = events.flatMap(({ type }, n) => (type === 'attack' || type === 'sweep' ? [n] : []));
  const atOnce = Math.ceil((begins.length * least) / most);
  if (atOnce < 2) return events.map(one);
  const past = events.findIndex(({ type }, n) => type === 'phase' && n > (begins.at(-1) ?? 0));
  const end = past < 0 ? events.length : past;
  const shots = begins.map((begin, n) => events.slice(begin, begins[n + 1] ?? end));
  const groups = Array.from({ length: Math.ceil(shots.length / atOnce) }, (_, n) =>
    shots.slice(n * atOnce, (n + 1) * atOnce),
  );
  return [...events.slice(0, begins[0]).map(one), ...groups.map(together), ...events.slice(end).map(one)];
}

/** The factor by which the beats of a step are shortened, at most 1. */
export function paceOf(beats: readonly Beat[]): number {
  const crowd = beats.reduce((sum, { events }) => sum + events.length, 0);
  const full = beats.reduce(
    (sum, { layers }) => sum + layers.reduce((all, layer) => all + Math.max(...layer.map(timeOf)), 0),
    0,
  );
  return Math.min(1, Math.max(0.35, many / crowd), most / Math.max(1, full));
}

/** How long a beat stays to be read at full length, in milliseconds. */
export const holdOf = ({ layers }: Beat): number =>
  layers.reduce((sum, layer) => sum + Math.max(...layer.map((event) => sceneOf(event).hold)), 0);
