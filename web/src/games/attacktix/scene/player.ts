import type { Focus, MakeShow, Show, Told } from './show';
import type { World } from './world';

type Queued = { make: MakeShow; speed: number; done: () => void };

/** Shows one thing after another, at a speed that may change. */
export class Player {
  private queue: Queued[] = [];
  private now: { show: Show; gone: number; done: () => void } | null = null;
  private last = 0;
  speed = 1;

  constructor(
    private readonly world: () => World,
    private readonly told: Told,
    private readonly ended: () => void,
  ) {}

  get busy(): boolean {
    return this.now !== null || this.queue.length > 0;
  }

  /** Adds something to be shown; resolves when it has been. */
  add(make: MakeShow, speed: number, time: number, after: () => void): Promise<void> {
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
      const show = queued.make(this.world(), this.told);
      if (show) {
        [this.now, this.last, this.speed] = [{ show, gone: 0, done: queued.done }, time, queued.speed];
        return;
      }
      queued.done();
    }
    this.ended();
  }

  /** Shows as much as the time has come for; says whether anything was shown. */
  step(time: number): boolean {
    if (!this.now) return false;
    const now = this.now;
    now.gone += Math.max(0, Math.min(100, time - this.last)) * this.speed;
    this.last = time;
    if (now.gone < now.show.ms) now.show.at(now.gone);
    else this.finish(time);
    return true;
  }

  private finish(time: number): void {
    const now = this.now;
    if (!now) return;
    this.now = null;
    now.show.end();
    now.done();
    this.next(time);
  }

  /** Where the camera should look. */
  focus(): Focus | null {
    return this.now?.show.focus?.(this.now.gone) ?? null;
  }

  /** Ends everything, as it would have ended. */
  skip(time: number): void {
    while (this.now) this.finish(time);
  }
}
