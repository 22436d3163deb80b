import type { SoundName } from '../../contract';
import { timeShare } from '../device/settings.svelte';

/** How long the end of a game is celebrated at the usual speed, in milliseconds. */
const LASTS = 2_000;

/** What a climax needs from the table that it plays on. */
export interface ClimaxContext {
  sound(name: SoundName): void;
  /** Whether things may move at all. */
  moving(): boolean;
}

/** The celebration between the story of the last step and the result. Nothing tells the winner before that story ends. */
export class Climax {
  /** Whether the table shows it now. */
  shown = $state(false);
  /** Whether it is still to come or is shown now. The result waits for its end. */
  pending = $state(false);
  #wake: (() => void) | null = null;

  /**
   * Begins once the story has been told; `story` is void where none is told. Players who gave up or ran out of
   * time do not see the winner's flag.
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
    context.sound(won ? 'win' : 'lose');
    if (moves) {
      this.shown = true;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LASTS * timeShare());
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.shown = this.pending = false;
  }

  /** Ends it now. */
  skip(): void {
    this.#wake?.();
  }
}
