import type { Animation } from './api';
import { clipOf, type Clip, type Scenery, type Spark } from './animate';

/**
 * The clips that are being played, the time when they began, and the length of the longest, in milliseconds.
 */
type Show = { clips: Clip[]; began: number; ms: number };

/** Animations that are played at the same time. `pace` is the share of their full length that they take. */
type Part = { animations: readonly Animation[]; pace: number };

/** The functions that the player of animations calls. */
type PlayerCallbacks = {
  /** Called when the scene must be drawn again. */
  changed: () => void;
  /** Called when everything has been played. */
  ended: () => void;
};

/** Plays animations one after another. */
export class Player {
  /** The sparks that are visible now: fire, smoke and other things that last only a moment. */
  sparks: Spark[] = [];
  private queue: Part[] = [];
  private show: Show | null = null;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly scenery: () => Scenery,
    private readonly callbacks: PlayerCallbacks,
  ) {}

  /** Whether an animation is being played. */
  get busy(): boolean {
    return this.show !== null;
  }

  /**
   * Adds animations to the queue. `pace` is the share of their full length that they take. Resolves when the
   * whole queue has been played.
   */
  add(story: readonly (Animation | readonly Animation[])[], now: number, pace = 1): Promise<void> {
    this.queue.push(...story.map((part) => ({ animations: [part].flat() as Animation[], pace })));
    const done = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.show) this.next(now);
    return done;
  }

  /** Starts the next part of the queue. */
  private next(now: number): void {
    const part = this.queue.shift();
    if (!part) {
      this.finish();
      return;
    }
    const { animations, pace } = part;
    const clips = animations
      .map((animation) => clipOf(animation, this.scenery()))
      .map(({ ms, at }) => ({ ms: ms * pace, at }));
    this.show = { clips, began: now, ms: Math.max(0, ...clips.map(({ ms }) => ms)) };
    this.callbacks.changed();
  }

  private finish(): void {
    this.stop();
    this.callbacks.ended();
    this.callbacks.changed();
  }

  /** Shows the animations as they are at this time. Returns whether one was playing. */
  step(now: number): boolean {
    if (!this.show) return false;
    while (this.show) {
      const { clips, began, ms } = this.show;
      const gone = now - began;
      this.sparks = clips.flatMap((clip) =>
        clip.at(clip.ms > 0 ? Math.min(1, Math.max(0, gone / clip.ms)) : 1),
      );
      if (gone < ms) break;
      this.next(began + ms);
    }
    return true;
  }

  /** Jumps to the end of all animations. */
  skip(): void {
    if (!this.show && this.queue.length === 0) return;
    for (const clip of this.show?.clips ?? []) clip.at(1);
    for (const { animations } of this.queue.splice(0)) {
      for (const animation of animations) clipOf(animation, this.scenery()).at(1);
    }
    this.finish();
  }

  /** Removes all animations as they are, without showing their end. */
  stop(): void {
    this.queue = [];
    this.show = null;
    this.sparks = [];
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
