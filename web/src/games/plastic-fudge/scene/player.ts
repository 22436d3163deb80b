import type { Animation, Spot } from './api';
import { clipOf, type Clip, type Scenery, type Spark } from './animate';

/** What is shown at one time. */
type Show = { clips: Clip[]; began: number; ms: number };

/** What is to be shown at one time, and at what share of its full length. */
type Part = { animations: readonly Animation[]; pace: number };

/** What the player reports to the scene. */
type PlayerCallbacks = {
  /** Something is to be drawn anew. */
  changed: () => void;
  /** Something happens at a place that is to be seen. */
  look: (at: Spot) => void;
  /** Everything has been shown. */
  ended: () => void;
};

/** Shows animations one after another, as the time comes for each. */
export class Player {
  /** What is seen for this moment only. */
  sparks: Spark[] = [];
  private queue: Part[] = [];
  private show: Show | null = null;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly scenery: () => Scenery,
    private readonly callbacks: PlayerCallbacks,
  ) {}

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.show !== null;
  }

  /** Adds to what is to be shown, at a share of its full length; resolves when everything has been. */
  add(story: readonly (Animation | readonly Animation[])[], now: number, pace = 1): Promise<void> {
    this.queue.push(...story.map((part) => ({ animations: [part].flat() as Animation[], pace })));
    const done = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.show) this.next(now);
    return done;
  }

  /** Begins what is next in the queue. */
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
    for (const animation of animations) if (animation.kind === 'look') this.callbacks.look(animation.at);
    this.show = { clips, began: now, ms: Math.max(0, ...clips.map(({ ms }) => ms)) };
    this.callbacks.changed();
  }

  private finish(): void {
    this.stop();
    this.callbacks.ended();
    this.callbacks.changed();
  }

  /** Shows as much as the time has come for; says whether anything was shown. */
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

  /** Ends everything at once, as it would have ended. */
  skip(): void {
    if (!this.show && this.queue.length === 0) return;
    for (const clip of this.show?.clips ?? []) clip.at(1);
    for (const { animations } of this.queue.splice(0)) {
      for (const animation of animations) clipOf(animation, this.scenery()).at(1);
    }
    this.finish();
  }

  /** Forgets everything that is to be shown. */
  stop(): void {
    this.queue = [];
    this.show = null;
    this.sparks = [];
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
