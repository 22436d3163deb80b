import type { Frame, Replay } from '../wire';

/** Speeds that a replay can run at; 1 is a step each one and a half seconds. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_500;

/** A finished match, walked through step by step. */
export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Whether the present step was reached from the one before, so that it may be animated. */
  forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    first: number | null,
    private readonly moved: (at: number) => void = () => undefined,
  ) {
    this.at = this.#clamped(first ?? this.last);
  }

  get last(): number {
    return Math.max(0, this.replay.frames.length - 1);
  }

  get frame(): Frame | null {
    return this.replay.frames[this.at] ?? null;
  }

  go(to: number): void {
    const at = this.#clamped(to);
    this.forward = at === this.at + 1;
    this.at = at;
    this.moved(at);
    if (this.playing && at === this.last) this.pause();
  }

  /** Goes to the frame of that step number. */
  goToStep(seq: number): void {
    this.go(this.replay.frames.findIndex((frame) => frame.seq === seq));
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
    return Math.min(Math.max(Number.isFinite(to) ? Math.trunc(to) : 0, 0), this.last);
  }
}
