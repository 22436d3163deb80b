import type { SoundName } from '../../../contract';
import type { Event } from '../types';

/**
 * How an event is shown. The event stays in view for `hold` milliseconds, or longer if its animation is
 * longer. `told` says whether a text over the table describes the event.
 */
export type Scene = { hold: number; sound: SoundName | null; told: boolean };

const scene = (hold: number, sound: SoundName | null = null, told = false): Scene => ({ hold, sound, told });
const nothing = scene(0);

/** How an event is shown. An event without a case of its own here takes no time. */
export function sceneOf(event: Event): Scene {
  switch (event.type) {
    case 'coin':
      return scene(900, 'coin', true);
    case 'placed':
      return scene(500, 'place');
    case 'deployed':
      return scene(120, 'place');
    case 'laid':
      return scene(150, 'place');
    case 'initiative':
      return scene(1800, 'dice', true);
    case 'role':
      return scene(700, null, true);
    case 'move':
    case 'walk':
      return scene(350, 'place');
    case 'boarded':
    case 'leave':
    case 'exit':
    case 'enter':
    case 'jet':
      return scene(350, 'place');
    case 'jet-called':
      return scene(900, 'cover', true);
    case 'opened':
      return scene(500, 'cover');
    case 'attack':
      return scene(event.wasted ? 700 : 900, 'dice', true);
    case 'dropped':
      return scene(900, 'pin', true);
    case 'sweep':
      return scene(1000, 'cover', true);
    case 'mine':
      return scene(800, 'tumble', true);
    case 'blast':
      return scene(750, 'tumble');
    case 'hit':
      return scene(1700, event.result === 'kill' || event.result === 'injury' ? 'pin' : null, true);
    case 'save':
      return scene(900, null, true);
    case 'conflagration':
      return scene(900, 'discard', true);
    case 'hole':
      return scene(700, 'pin');
    case 'injured':
      return scene(450, 'pin');
    case 'destroyed':
      return scene(550, 'tumble');
    case 'morale':
      return scene(
        event.passed && !event.rallied ? 130 : 900,
        event.passed ? null : 'pin',
        !event.passed || event.rallied,
      );
    case 'contagion':
      return scene(700, event.passed ? null : 'pin', true);
    case 'rout':
      return scene(300, 'discard');
    case 'victory':
      return scene(300);
    case 'end':
      return scene(500, null);
    default:
      return nothing;
  }
}

/** How long dice roll before they lie still, in milliseconds. */
export const rollingTime = 620;

/** Whether dice are thrown onto the table for an event. */
export const throwsDice = (event: Event): boolean =>
  'dice' in event && !!event.dice && sceneOf(event).told && !('wasted' in event && event.wasted);

/** What the walk of a figure adds to the time of its event, in milliseconds. */
const walking = 700;

/** How long the table shows an event, in milliseconds. */
export function timeOf(event: Event): number {
  const { hold } = sceneOf(event);
  return ['move', 'walk', 'rout', 'enter'].includes(event.type) ? hold + walking : hold;
}

/**
 * The last three different sounds of a step that is shown without animation. `mine` are the seats that this
 * person plays.
 */
export function soundsOf(events: readonly Event[], mine: readonly string[]): SoundName[] {
  const heard = new Set(events.flatMap((event) => sceneOf(event).sound ?? []));
  if (events.some((event) => event.type === 'phase' && event.seat !== null && mine.includes(event.seat)))
    heard.add('turn');
  if (events.some((event) => event.type === 'end')) heard.delete('turn');
  return [...heard].slice(-3);
}
