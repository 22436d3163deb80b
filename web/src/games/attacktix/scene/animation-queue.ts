import type { Focus, MakeAnimation, Animation, Effects } from './animation';
import type { World } from './world';

type Queued = { make: MakeAnimation; speed: number; done: () => void };

/**
 * Plays one animation after another, each at its own speed. The owner can change `speed` while an animation
 * is playing.
 */
export class AnimationQueue {
  private queue: Queued[] = [];
  private now: { animation: Animation; gone: number; done: () => void } | null = null;
  private last = 0;
  speed = 1;

  constructor(
    private readonly world: () => World,
    private readonly effects: Effects,
    private readonly ended: () => void,
  ) {}

  get busy(): boolean {
    return this.now !== null || this.queue.length > 0;
  }

  /**
   * Adds an animation to the queue. When it has ended, or if there is nothing to show, calls `after` and then
   * resolves. `time` is the present time in milliseconds.
   */
  add(make: MakeAnimation, speed: number, time: number, after: () => void): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        after();
        resolve();
      };
      this.queue.push({ make, speed, done });
      if (!this.now) this.next(time);
    });
  }

  private next(time: number): void {
    for (let queued = this.queue.shift(); queued; queued = this.queue.shift()) {
      const animation = queued.make(this.world(), this.effects);
      if (animation) {
        [this.now, this.last, this.speed] = [{ animation, gone: 0, done: queued.done }, time, queued.speed];
        return;
      }
      queued.done();
    }
    this.ended();
  }

  /**
   * Plays the animation up to this time in milliseconds, but by 100 ms at most. Returns whether an animation
   * was playing.
   */
  step(time: number): boolean {
    if (!this.now) return false;
    const now = this.now;
    now.gone += Math.max(0, Math.min(100, time - this.last)) * this.speed;
    this.last = time;
    if (now.gone < now.animation.ms) now.animation.at(now.gone);
    else this.finish(time);
    return true;
  }

  private finish(time: number): void {
    const now = this.now;
    if (!now) return;
    this.now = null;
    now.animation.end();
    now.done();
    this.next(time);
  }

  /** Returns where the camera should look; null if the animation does not say, or if none is playing. */
  focus(): Focus | null {
    return this.now?.animation.focus?.(this.now.gone) ?? null;
  }

  /** Ends all animations at once, each in the state that it would have reached. */
  skip(time: number): void {
    while (this.now) this.finish(time);
  }
}
