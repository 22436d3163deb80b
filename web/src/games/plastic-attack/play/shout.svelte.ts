import type { Event } from '../types';

/** An event that the table calls out in a large word at its figure: a capture or a rescue. */
export type Loud = Extract<Event, { type: 'captured' | 'joined' }>;

/** For how long the word stands, in milliseconds. The turn goes on meanwhile. */
const STANDS = 1_400;

/** Returns whether an event is called out. A figure that joins another army was not rescued. */
export function isLoud(event: Event | null): event is Loud {
  return event?.type === 'captured' || (event?.type === 'joined' && event.by === 'recover');
}

/** The capture or the rescue that the table calls out now. */
export class Shout {
  now: Loud | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls out the last loud event of these, if there is one. */
  hear(events: readonly (Event | null)[]): void {
    const loud = events.findLast(isLoud);
    if (!loud) return;
    this.now = loud;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hush(), STANDS);
  }

  /** Takes the word away. */
  hush(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
