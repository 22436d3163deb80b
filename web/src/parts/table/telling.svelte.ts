import { untrack } from 'svelte';
import type { SoundName } from '../../contract';
import { playing, timeShare } from '../device/settings.svelte';
import { Climax } from './climax.svelte';

/** How long the last position stays in sight before the celebration, in milliseconds. */
const LOOK_MS = 1_500;

const mayMove = (): boolean => !document.hidden && playing();

/**
 * What a simple table shows: a table whose style sheet animates each step that takes time. Until the
 * animation ends, the table shows the view before the step, so that nothing reveals the result.
 */
export class Telling<V extends { viewer: unknown }> {
  /** The view that the table shows. */
  shown: V = $state.raw() as V;
  #newest: V = $state.raw() as V;
  /** Whether the step that led to the newest view is being animated. */
  readonly busy = $derived(this.shown !== this.#newest);
  /** The celebration of the end. */
  readonly climax = new Climax();
  #told: Promise<void> | undefined;
  #wake: (() => void) | undefined;

  constructor(view: V) {
    this.shown = this.#newest = view;
  }

  /**
   * Takes a newer view. Shows it after `ms` milliseconds, the time to animate its step, or at once if
   * animations are off.
   */
  take(view: V, ms: number): void {
    untrack(() => {
      if (view === this.#newest) return;
      const isTold = ms > 0 && mayMove() && view.viewer === this.#newest.viewer;
      this.#newest = view;
      if (!isTold) this.shown = view;
      this.#told = isTold ? this.#tell(view, ms) : undefined;
    });
  }

  /** Celebrates the end of the game once its last step has been animated and was in sight for a while. */
  end(how: { won: boolean; by: string }, sound: (name: SoundName) => void): void {
    const seen = this.#told?.then(() => this.#wait(LOOK_MS));
    untrack(() => void this.climax.after(seen, how, { sound, moving: mayMove }));
  }

  /** Ends the present animation and the celebration. */
  skip(): void {
    this.#wake?.();
    this.climax.skip();
  }

  async #tell(view: V, ms: number): Promise<void> {
    await this.#wait(ms);
    if (view === this.#newest) this.shown = view;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms * timeShare());
    });
  }
}
