import type { SoundName } from '../../contract';
import { timeShare } from '../device/settings.svelte';

/** How long the end of a game is celebrated at the usual speed, in milliseconds. */
const LASTS = 2_000;

/** What the celebration needs from its table. */
export interface ClimaxContext {
  sound(name: SoundName): void;
  /** Whether animations may run now; without them, the celebration is only heard. */
  moving(): boolean;
  /** How long the table rests on the last step before the celebration, in milliseconds; 0 if left out. */
  beat?: number;
}

/**
 * The celebration of the winner, between the animation of the last step and the result. Nothing shows the
 * winner before that animation ends.
 */
export class Climax {
  /** Whether the table shows the celebration now. */
  shown = $state(false);
  /** Whether the celebration is still to come or is shown now. The result waits until it ends. */
  pending = $state(false);
  #wake: (() => void) | null = null;

  /**
   * Begins once `story` resolves, when the table has shown the last step. `story` is undefined if the table
   * does not animate that step. Players who gave up or ran out of time do not see the winner's flag.
   */
  async after(
    story: Promise<void> | void,
    { won, by }: { won: boolean; by: string },
    context: ClimaxContext,
  ): Promise<void> {
    const isFought = won || !['resignation', 'timeout'].includes(by);
    const moves = story instanceof Promise && context.moving() && isFought;
    this.pending = moves;
    await story;
    const isSkipped = moves && context.beat ? await this.#rest(context.beat) : false;
    context.sound(won ? 'win' : 'lose');
    if (moves && !isSkipped) {
      this.shown = true;
      await this.#rest(LASTS);
    }
    this.shown = this.pending = false;
  }

  /** Waits so many milliseconds at the usual speed. Returns whether the player skipped the wait. */
  #rest(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms * timeShare());
      this.#wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  /** Ends the celebration now, because the player skips it. */
  skip(): void {
    this.#wake?.();
  }
}
