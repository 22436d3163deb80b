import { timeShare } from '../device/settings.svelte';
import type { SoundName } from '../../contract';

/** What a stage needs from the table it plays on. */
export interface PlaybackContext {
  /** The table in three dimensions, if there is one. */
  scene(): { skip(): void } | null;
  sound(name: SoundName): void;
  /** Whether things may move at all. */
  moving(): boolean;
}

type Step<View, Event> = { view: View; events: readonly Event[] };

/**
 * Plays the stories of steps one after another and ends on the truth: `shown` is the picture before until the
 * story of a step has been told. Skipping jumps to the newest step at once. A game says how it tells a step
 * and what it keeps.
 */
export abstract class Playback<View extends { viewer: unknown }, Event, Context extends PlaybackContext> {
  /** What is on the table right now. */
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** How many steps have not been told to their end. */
  behind = $state(0);
  /** What is told over the table just now. */
  cue: Event | null = $state.raw(null);
  /** What happened in the last fight. */
  report: readonly Event[] = $state.raw([]);

  protected context: Context | null = null;
  /** How many events of the step that is being told have been kept. */
  protected keptEvents = 0;
  #waiting: Step<View, Event>[] = [];
  #newest: View;
  #run = 0;
  #wake: (() => void) | null = null;

  constructor(view: View) {
    this.shown = view;
    this.#newest = view;
  }

  /** Whether an event takes time to tell. */
  protected abstract takesTime(event: Event): boolean;

  /** Keeps what later views do not tell. */
  protected abstract keep(event: Event): void;

  /** Tells the events of a step; `isOver` says after every wait whether the story has been cut short. */
  protected abstract perform(
    events: readonly Event[],
    context: Context,
    isOver: () => boolean,
  ): Promise<void>;

  /** A view has come on the table. */
  protected arrived(_view: View): void {}

  /** Shows a view without telling its story. */
  show(view: View, events: readonly Event[] = []): void {
    const [now, ...rest] = this.#waiting;
    for (const event of now?.events.slice(this.keptEvents) ?? []) this.keep(event);
    for (const step of [...rest, { view, events }]) for (const event of step.events) this.keep(event);
    this.#end(view);
  }

  /** Takes in what happened before the view that is shown. */
  recall(events: readonly Event[]): void {
    this.report = [];
    for (const event of events) this.keep(event);
  }

  /** Plays the events that lead to a view, after what is being played. */
  async play(view: View, events: readonly Event[], context: Context): Promise<void> {
    this.context = context;
    this.#newest = view;
    const quiet =
      !context.moving() ||
      this.shown.viewer !== view.viewer ||
      (!this.busy && !events.some((event) => this.takesTime(event)));
    if (quiet) return this.show(view, events);
    this.#waiting.push({ view, events });
    this.behind = this.#waiting.length;
    if (this.busy) return;
    const run = (this.#run += 1);
    const isOver = (): boolean => run !== this.#run;
    this.busy = true;
    while (!isOver()) {
      const step = this.#waiting[0];
      if (!step) break;
      this.keptEvents = 0;
      await this.perform(step.events, context, isOver);
      if (isOver()) return;
      this.cue = null;
      this.#waiting.shift();
      this.behind = this.#waiting.length;
      this.shown = step.view;
      this.arrived(step.view);
    }
    if (!isOver()) this.#end(this.#newest);
  }

  /** Ends all stories now: the truth is shown. */
  skip(): void {
    if (this.busy) this.show(this.#newest);
  }

  #end(view: View): void {
    this.#run += 1;
    this.#newest = view;
    this.#waiting = [];
    this.behind = 0;
    this.keptEvents = 0;
    if (this.busy) this.context?.scene()?.skip();
    this.shown = view;
    this.busy = false;
    this.cue = null;
    this.arrived(view);
    this.#wake?.();
  }

  /** Waits as long as the speed of the table has it, unless the story is cut short. */
  protected rest(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * timeShare());
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * Whether things may move: the page is in sight, and neither the settings nor the device ask for less motion
 * or for everything at once.
 */
export const mayAnimate = (): boolean =>
  !document.hidden &&
  timeShare() > 0 &&
  document.documentElement.dataset['motion'] !== 'less' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
