import type { SoundName } from '../../../contract';
import type { Event } from '../types';

/**
 * How an event is shown: `hold` is the time to read it in milliseconds, `told` says whether a text describes
 * it. An event with a `hold` of 0 is not shown.
 */
export type Scene = { hold: number; sound: SoundName | null; told: boolean };

const scene = (hold: number, sound: SoundName | null = null, told = false): Scene => ({ hold, sound, told });
const nothing = scene(0);

/** Returns how an event is shown. The film of an attack and the roll of a move take time in addition. */
export function sceneOf(event: Event): Scene {
  switch (event.type) {
    case 'grind':
      return scene(250, 'click');
    case 'coin':
      return scene(1200, 'coin', true);
    case 'side':
      return scene(500, 'place', true);
    case 'placed':
      return scene(100, 'place');
    case 'opened':
      return scene(500, 'cover', true);
    case 'turn':
      return scene(600);
    case 'move':
      return scene(200, 'place');
    case 'attack':
      return scene(1600, 'spring', true);
    case 'section-removed':
      return scene(500, 'discard', true);
    case 'object-removed':
      return scene(500, 'discard');
    case 'defeat':
      return scene(1300, 'tumble', true);
    case 'special':
      return scene(1600, event.result === 'used' ? 'medal' : null, true);
    case 'return':
      return scene(900, 'place', true);
    case 'capture':
      return scene(1100, 'medal', true);
    case 'shifted':
      return scene(500, 'place', true);
    case 'pinned':
      return scene(900, 'pin', true);
    case 'extra':
      return scene(900, null, true);
    case 'restored':
      return scene(500);
    case 'disputed':
      return scene(900, null, true);
    case 'dispute':
      return scene(1400, 'cover', true);
    case 'dropped':
      return scene(900, 'tumble', true);
    case 'result':
      return scene(500);
    default:
      return nothing;
  }
}

/** How long a figure takes to roll one tik, in milliseconds. A tik is the rulebook's unit of length. */
const rolling = 110;

/** Returns how long the table shows an event at normal speed, in milliseconds. */
export function timeOf(event: Event): number {
  const { hold } = sceneOf(event);
  if (event.type === 'move') return hold + event.tix * rolling;
  return event.type === 'attack' ? hold + event.ms : hold;
}

/**
 * Returns the sounds of a step that is not animated: at most three, all different. `mine` lists the viewer's
 * seats.
 */
export function soundsOf(events: readonly Event[], mine: readonly string[]): SoundName[] {
  const heard = new Set(events.flatMap((event) => sceneOf(event).sound ?? []));
  if (events.some((event) => event.type === 'turn' && mine.includes(event.seat))) heard.add('turn');
  if (events.some((event) => event.type === 'result')) heard.delete('turn');
  return [...heard].slice(-3);
}
