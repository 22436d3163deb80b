import { timeShare } from '../../../parts/device/settings.svelte';
import type { SoundName } from '../../../contract';
import type { Battle, Event, View } from '../types';
import { sceneOf, settled, shareOf, type Flight } from './narrate';

/** The functions of the table that `Playback` needs. */
export interface PlaybackContext {
  /**
   * Lets pieces fly. `share` scales the usual time: 1 is normal speed, and less is faster. Resolves when they
   * have landed.
   */
  fly(flights: Flight[], share: number): Promise<void>;
  sound(name: SoundName): void;
  /** Returns whether animations are on. */
  moving(): boolean;
}

/**
 * The largest number of events of a step that the table shows. If there are more, the first ones only change
 * the view.
 */
const most = 14;

/** The events that follow from a battle. */
const consequences: readonly Event['type'][] = [
  'used',
  'declined',
  'rolled',
  'guarded',
  'joined',
  'laid_down',
  'power_changed',
  'wounded',
  'captured',
  'guard_spent',
  'left_play',
];

/** The decisions of the viewer after which the table no longer shows an earlier battle. */
const decisions: readonly Event['type'][] = ['attacked', 'defended', 'laid'];

/**
 * Plays the events of a step: `shown` changes with each event, and at the end becomes the view that came with
 * the events. A skip shows that view at once.
 */
export class Playback {
  /** The view that the table shows now. */
  shown: View = $state.raw() as View;
  /** Whether events are being played. */
  busy = $state(false);
  /** The event that the table shows now; null for none. */
  cue: Event | null = $state.raw(null);
  /** The last battle whose cards were opened. The table shows it until the next battle begins. */
  past: Battle | null = $state.raw(null);
  /** The events that followed from the last battle. */
  after: readonly Event[] = $state.raw([]);
  /**
   * The battle before the one on the table, and the events that followed from it. The table shows them until
   * the viewer makes a decision.
   */
  earlier: { battle: Battle; after: readonly Event[] } | null = $state.raw(null);
  /** The card on top of the discard pile; null if it is not known. */
  top: string | null = $state(null);

  #truth: View;
  /** The events of the step that `#keep` has not received yet. */
  #left: readonly Event[] = [];
  #run = 0;
  #wake: (() => void) | null = null;

  constructor(view: View) {
    this.shown = view;
    this.#truth = view;
  }

  /**
   * Shows a view without animation. Set `afar` if it does not follow the shown view, for example because a
   * replay has jumped.
   */
  show(view: View, events: readonly Event[], afar = false): void {
    if (afar) this.past = this.top = this.earlier = null;
    for (const event of events) this.#keep(this.shown, event);
    this.#end(view);
  }

  /** Plays the events that lead to a view, and then shows the view. */
  async play(view: View, events: readonly Event[], context: PlaybackContext): Promise<void> {
    if (this.busy) this.skip();
    const quiet = !context.moving() || this.shown.viewer !== view.viewer;
    if (quiet || events.every((event) => sceneOf(event).sound === null)) {
      this.show(view, events);
      return;
    }
    const run = (this.#run += 1);
    this.#truth = view;
    this.busy = true;
    const share = shareOf(events.slice(-most)) * timeShare();
    const hurried = Math.max(0, events.length - most);
    for (const [i, event] of events.entries()) {
      this.#left = events.slice(i + 1);
      this.#keep(this.shown, event);
      const scene = sceneOf(event);
      if (i >= hurried) {
        this.cue = event;
        if (scene.sound) context.sound(scene.sound);
        if (scene.flights.length > 0) await context.fly(scene.flights, share);
        if (run !== this.#run) return;
      }
      this.shown = settled(this.shown, event);
      if (i >= hurried && scene.hold > 0) await this.#rest(scene.hold * share);
      if (run !== this.#run) return;
    }
    this.#end(view);
  }

  /** Takes the last battle and the top of the discard pile from the events before the shown view. */
  recall(events: readonly Event[]): void {
    this.past = this.top = this.earlier = null;
    for (const event of events) this.#keep(this.#truth, event);
    if (this.#truth.battle) this.past = this.#truth.battle.sums ? this.#truth.battle : null;
  }

  /** Ends the animation and shows the newest view. */
  skip(): void {
    if (!this.busy) return;
    for (const event of this.#left) this.#keep(this.shown, event);
    this.#end(this.#truth);
  }

  #end(view: View): void {
    this.#run += 1;
    this.#truth = view;
    this.shown = view;
    this.busy = false;
    this.cue = null;
    this.#left = [];
    if (view.battle?.sums) this.past = view.battle;
    else if (view.battle) this.past = null;
    this.#wake?.();
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Keeps what later views do not hold: the last battle, and the card on top of the discard pile. */
  #keep(view: View | null, event: Event): void {
    if (decisions.includes(event.type) && 'seat' in event && event.seat === this.#truth.viewer)
      this.earlier = null;
    else if (event.type === 'attacked' && this.past) this.earlier = { battle: this.past, after: this.after };
    if (event.type === 'attacked') this.past = null;
    if (event.type === 'revealed') {
      this.past = opened(view?.battle ?? null, event);
      this.after = [];
    }
    if (consequences.includes(event.type)) this.after = [...this.after, event];
    if (event.type === 'reshuffled') this.top = null;
    const discarded =
      event.type === 'guard_spent'
        ? [event.card]
        : 'cards' in event && event.type !== 'drew'
          ? (event.cards ?? [])
          : [];
    this.top = discarded.at(-1) ?? this.top;
  }
}

/** Returns a battle with the totals of its opened cards. */
function opened(battle: Battle | null, event: Extract<Event, { type: 'revealed' }>): Battle {
  const { attacker, defender, won } = event;
  const base = battle ?? { laid: [], without_card: [], action: null, hit: null };
  return {
    ...base,
    attacker: attacker.seat,
    attacking: attacker.figure,
    defender: defender.seat,
    defending: defender.figure,
    own_card: null,
    sums: [attacker, defender],
    won,
  };
}
