import { timeShare } from '../../../parts/device/settings.svelte';
import type { SoundName } from '../../../contract';
import type { Event, Place, View } from '../types';
import { HIT_MS, isHit } from './pace';
import { lifted, sceneOf, settled, type Flight } from './narrate';

/**
 * How long the parts of an animation take at the usual speed of the table, in milliseconds. `most` is the
 * largest number of events that the table shows of one step. Of a longer step it shows only the last ones.
 */
export const pace = { flight: 460, medal: 700, rest: 110, most: 6 };

/** The functions of the table that a playback needs. */
export interface PlaybackContext {
  /** Lets pieces fly. Resolves when all have landed. */
  fly(flights: Flight[]): Promise<void>;
  sound(name: SoundName): void;
  /** Whether animations may run: the page is visible, and the player's settings allow them. */
  moving(): boolean;
}

/**
 * Shows the events of a step one by one. Each event changes `shown`. At the end the view that came with the
 * events replaces `shown`. Skipping shows that view at once.
 */
export class Playback {
  /** The view that the table shows now. */
  shown: View = $state.raw() as View;
  /** Whether the table is showing the events of a step now. */
  busy = $state(false);
  /** The place where a Troop has just landed. */
  landed: Place | null = $state(null);
  /** The place of a hit that the table rests on; null at all other times. */
  hit: Place | null = $state(null);
  /** The event that is being shown; null between steps. */
  telling: Event | null = $state.raw(null);
  /** The places of the last move, the latest first. */
  last: Place[] = $state([]);

  #truth: View;
  #run = 0;

  constructor(view: View) {
    this.shown = view;
    this.#truth = view;
  }

  /** Shows a view at once. `events` led to it and only mark the places of the last move. */
  show(view: View, events: readonly Event[]): void {
    this.#run += 1;
    this.#truth = view;
    this.shown = view;
    this.busy = false;
    this.telling = null;
    this.landed = this.hit = null;
    this.#mark(events);
  }

  /**
   * Shows the events that lead to a view one by one, and then the view. If nothing may move, shows the view
   * at once.
   */
  async play(view: View, events: readonly Event[], context: PlaybackContext): Promise<void> {
    if (this.busy) this.skip();
    const scenes = events.flatMap((event) => {
      const { flights, sound } = sceneOf(event);
      return sound === null ? [] : { event, flights, sound };
    });
    if (!context.moving() || scenes.length === 0 || this.shown.viewer !== view.viewer) {
      for (const { sound } of scenes.slice(-1)) context.sound(sound);
      this.show(view, events);
      return;
    }
    const run = (this.#run += 1);
    this.#truth = view;
    this.busy = true;
    this.#mark(events);
    for (const { event, flights, sound } of scenes.slice(-pace.most)) {
      const before = this.shown;
      this.landed = null;
      this.telling = event;
      this.shown = lifted(before, event);
      const flown = context.fly(flights);
      if (flights.length === 0) context.sound(sound);
      await flown;
      if (run !== this.#run) return;
      if (flights.length > 0) context.sound(sound);
      this.shown = settled(this.shown, event);
      if (event.type === 'placed') this.landed = event.on;
      if (event.type === 'moved') this.landed = event.to;
      const rest = pace.rest + (isHit(event) ? HIT_MS : 0);
      this.hit = isHit(event) ? placeOf(event) : null;
      await new Promise((resolve) => setTimeout(resolve, rest * timeShare()));
      this.hit = null;
      if (run !== this.#run) return;
    }
    this.shown = view;
    this.busy = false;
    this.telling = null;
  }

  /** Stops the animation and shows the latest view. */
  skip(): void {
    if (!this.busy) return;
    this.#run += 1;
    this.shown = this.#truth;
    this.busy = false;
    this.telling = null;
    this.landed = this.hit = null;
  }

  /** Keeps the places of the last move. A turn spent drawing clears them; other events do not change them. */
  #mark(events: readonly Event[]): void {
    const places: Place[] = [];
    for (const event of events) {
      if (event.type === 'placed') places.unshift(event.on);
      if (event.type === 'moved') places.unshift(event.to);
      if (event.type === 'drew' && !event.by) this.last = [];
    }
    if (places.length > 0) this.last = places;
  }
}

/** The place of a hit: where the Troop landed, or where it stood. */
const placeOf = (event: Event): Place | null =>
  event.type === 'placed' ? event.on : event.type === 'discarded' ? event.from : null;
