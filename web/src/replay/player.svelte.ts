import type { Frame } from '../wire';

/**
 * The speeds of a replay. At speed 1 a step is shown for one and a half seconds, or as long as the table
 * needs.
 */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_500;

/** How often a replay asks whether the table has finished playing a step, in milliseconds. */
const ASK_MS = 100;

/** The functions through which a replay uses its page. Each may be left out. */
export type Ways = {
  /** Called with the number of the frame when another one is shown. */
  moved?: (at: number) => void;
  /** How long the table shows a step, in milliseconds. */
  paceOf?: (frame: Frame) => number;
  /** Whether the table is still playing the step. The next step waits until the table has finished. */
  isTelling?: () => boolean;
};

/** A finished match that is shown step by step. Later frames may still be loading. */
export class Player {
  /** The requested step. Until its frame has loaded, the replay waits at the last loaded frame. */
  #wanted = $state(0);
  /** Whether the replay is at the beginning and the person has not used it yet. */
  fresh = $state(true);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the replay came to this step from the step before. Only then is the step animated. */
  forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frames: () => readonly Frame[],
    first: number | null,
    private readonly ways: Ways = {},
  ) {
    if (first === null) return;
    this.#wanted = first;
    this.fresh = false;
  }

  get at(): number {
    return this.#clamped(this.#wanted);
  }

  get last(): number {
    return Math.max(0, this.frames().length - 1);
  }

  get frame(): Frame | null {
    return this.frames()[this.at] ?? null;
  }

  go(to: number): void {
    const at = this.#clamped(to);
    this.fresh = false;
    this.forward = at === this.at + 1;
    this.#wanted = at;
    this.ways.moved?.(at);
    if (this.playing && at === this.last) this.pause();
  }

  /** Goes to the frame of the step with this number. */
  goToStep(seq: number): void {
    this.go(this.frames().findIndex((frame) => frame.seq === seq));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.fresh = false;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Changes to the next slower or faster speed. */
  change(by: 1 | -1): void {
    const n = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by;
    this.speed = SPEEDS[Math.min(Math.max(n, 0), SPEEDS.length - 1)] ?? 1;
  }

  #tick(wait = this.#stay()): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.ways.isTelling?.()) return this.#tick(ASK_MS);
      this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, wait);
  }

  /**
   * How long the present step stays before the next one, in milliseconds. This is the longer of two times,
   * divided by the speed: the usual time, and the time that the table needs for the step.
   */
  #stay(): number {
    const told = this.forward && this.frame ? (this.ways.paceOf?.(this.frame) ?? 0) : 0;
    return Math.max(STEP_MS, told) / this.speed;
  }

  #clamped(to: number): number {
    return Math.min(Math.max(Number.isNaN(to) ? 0 : Math.trunc(to), 0), this.last);
  }
}
