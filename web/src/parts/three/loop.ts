/** Draws frames only when something has changed. */
export class Loop {
  private frame = 0;
  private asked = 0;
  private waiting: (() => void)[] = [];

  /**
   * `tick` draws a frame. It gets the time of the frame, and the wait since the request for it, both in
   * milliseconds. It returns whether to draw another frame.
   */
  constructor(private readonly tick: (now: number, waited: number) => boolean) {}

  /** Schedules a call of `tick` for the next frame. */
  schedule(): void {
    if (this.frame !== 0) return;
    this.asked = performance.now();
    this.frame = requestAnimationFrame((now) => this.run(now));
  }

  private run(now: number): void {
    this.frame = 0;
    const began = performance.now();
    if (this.tick(now, began - this.asked)) this.schedule();
    // The waiting time of the next frame includes the time to draw this one.
    if (this.frame === 0) this.release();
    else this.asked = began;
  }

  private release(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Resolves when no frame is scheduled any more. */
  idle(): Promise<void> {
    return this.frame === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Cancels the scheduled frame. */
  stop(): void {
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.release();
  }
}
