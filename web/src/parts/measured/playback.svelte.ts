import { tick } from 'svelte';
import { timeShare } from '../device/settings.svelte';
import type { SoundName } from '../../contract';

/** What a playback needs from its table. */
export interface PlaybackContext {
  /** The table in three dimensions, if there is one. */
  scene(): { skip(): void } | null;
  sound(name: SoundName): void;
  /** Whether animations may run. */
  moving(): boolean;
}

type Step<View, Event> = { view: View; events: readonly Event[] };

/**
 * Shows the events of steps one after another. Until the events of a step have been shown, `shown` is the
 * view before the step; afterwards it is the view after the step. A skip shows the newest view at once. A
 * game defines how it shows events, and what it remembers of each event.
 */
export abstract class Playback<View extends { viewer: unknown }, Event, Context extends PlaybackContext> {
  /** The view that the table shows now. */
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** How many steps have not been shown to their end. */
  behind = $state(0);
  /** The event that `Cue.svelte` describes now. */
  cue: Event | null = $state.raw(null);
  /** The events of the last fight. The game sets this, to report the fight afterwards. */
  report: readonly Event[] = $state.raw([]);

  protected context: Context | null = null;
  /** How many events of the present step `keep` has remembered. */
  protected keptEvents = 0;
  #waiting: Step<View, Event>[] = [];
  #newest: View;
  #run = 0;
  #wake: (() => void) | null = null;
  /** Resolves once all steps that have come so far have been shown. */
  #told: Promise<void> = Promise.resolve();

  constructor(view: View) {
    this.shown = view;
    this.#newest = view;
  }

  protected abstract takesTime(event: Event): boolean;

  /**
   * Remembers what later views do not show about an event. `before` is the view before its step, if it is
   * known.
   */
  protected abstract keep(event: Event, before: View | null): void;

  /** Shows the events of a step. After every wait, the implementation asks `isOver` whether to stop. */
  protected abstract perform(
    events: readonly Event[],
    context: Context,
    isOver: () => boolean,
  ): Promise<void>;

  /** Called when the table shows a new view. */
  protected arrived(_view: View): void {}

  /** Shows a view at once. Its events, and those of waiting steps, are remembered but not shown. */
  show(view: View, events: readonly Event[] = []): void {
    let [before, kept] = [this.shown, this.#waiting.length > 0 ? this.keptEvents : 0];
    for (const step of [...this.#waiting, { view, events }]) {
      for (const event of step.events.slice(kept)) this.keep(event, before);
      [before, kept] = [step.view, 0];
    }
    this.#end(view);
  }

  /** Remembers, by `keep`, all events that led to the present view. */
  recall(events: readonly Event[]): void {
    this.report = [];
    for (const event of events) this.keep(event, null);
  }

  /**
   * Shows the events that lead to a view, after those that are being shown. Resolves once all of them were
   * shown.
   */
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
    if (!this.busy) this.#told = this.#tell(context);
    return this.#told;
  }

  /** Shows the waiting steps one after another. */
  async #tell(context: Context): Promise<void> {
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
      // The table must draw this view before the next step begins. If it drew the view later, that would end
      // the animation of the next step.
      await tick();
    }
    if (!isOver()) this.#end(this.#newest);
  }

  /** Stops the animations and shows the newest view. */
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

  /** Waits for `ms` milliseconds, scaled by the speed of the table. A skip ends the wait early. */
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
 * Whether animations may run. They may if the page is visible, and if neither the settings nor the device ask
 * for less motion or for immediate results.
 */
export const mayAnimate = (): boolean =>
  !document.hidden &&
  timeShare() > 0 &&
  document.documentElement.dataset['motion'] !== 'less' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
