import type { Frame } from '../wire';

/** Speeds that a replay can run at; 1 is a step each one and a half seconds. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_500;

/** A finished match, walked through step by step; frames may still be coming while it is looked at. */
export class Player {
  /** Where one wants to be: what has not come yet is waited for at the last frame there is. */
  #wanted = $state(Infinity);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the present step was reached from the one before, so that it may be animated. */
  forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly frames: () => readonly Frame[],
    first: number | null,
    private readonly moved: (at: number) => void = () => undefined,
  ) {
    if (first !== null) this.#wanted = first;
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
    this.forward = at === this.at + 1;
    this.#wanted = at;
    this.moved(at);
    if (this.playing && at === this.last) this.pause();
  }

  /** Goes to the frame of that step number. */
  goToStep(seq: number): void {
    this.go(this.frames().findIndex((frame) => frame.seq === seq));
  }

  play(): void {
    if (this.at === this.last) this.go(0);
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

  /** The next slower or faster speed. */
  change(by: 1 | -1): void {
    const n = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by;
    this.speed = SPEEDS[Math.min(Math.max(n, 0), SPEEDS.length - 1)] ?? 1;
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, STEP_MS / this.speed);
  }

  #clamped(to: number): number {
    return Math.min(Math.max(Number.isNaN(to) ? 0 : Math.trunc(to), 0), this.last);
  }
}
