/** How long a frame may take while something moves, in milliseconds: twenty frames a second. */
const slow = 50;
/** A frame that takes no longer than this leaves time to draw more, in milliseconds. */
const quick = 22;
/**
 * Each time this many frames have been drawn, the governor decides whether to leave out more detail or less.
 */
const looked = 6;
/** A frame that takes longer than this is ignored, since the page was probably hidden; in milliseconds. */
const away = 4_000;
/**
 * After this many quick rounds of `looked` frames in a row, the governor draws more. If that proves too slow,
 * it doubles this number.
 */
const patience = 4;

/**
 * What a moving picture loses, step by step, if frames take long: first sharpness, then the shadows, then
 * sharpness again. `sharpness` is the largest number of pixels drawn along the side of a CSS pixel.
 */
export const measures = [
  { shadows: true, sharpness: 2 },
  { shadows: true, sharpness: 1 },
  { shadows: false, sharpness: 1 },
  { shadows: false, sharpness: 0.7 },
  { shadows: false, sharpness: 0.5 },
] as const;
export type Measure = (typeof measures)[number];

/**
 * Watches how long frames take. If at least half of the frames are slow, it leaves out more. If most frames
 * have been quick for a while, it draws more.
 */
export class Governor {
  private step = 0;
  private spent: number[] = [];
  private calm = 0;
  private wanted = patience;
  /** Whether the last change was to draw more, and it is not yet known whether frames stay quick. */
  private tried = false;

  /** Calls `changed` with the new measure at each change. */
  constructor(private readonly changed: (measure: Measure) => void) {}

  get measure(): Measure {
    return measures[this.step] ?? measures[0];
  }

  /**
   * Call this after each frame. `took` is the time from the request for the frame until it was drawn, in
   * milliseconds.
   */
  frame(took: number): void {
    if (took > away) return;
    this.spent.push(took);
    if (this.spent.length < looked) return;
    // The median of the times counts. A single frame may be slow because it had to fetch or prepare
    // something.
    const middle = this.spent.toSorted((one, other) => one - other)[looked / 2] ?? 0;
    this.spent = [];
    this.calm = middle <= quick ? this.calm + 1 : 0;
    if (middle > slow && this.step < measures.length - 1) {
      if (this.tried) this.wanted *= 2;
      this.take(this.step + 1, false);
    } else if (this.calm >= this.wanted && this.step > 0) this.take(this.step - 1, true);
    else if (middle <= slow) this.tried = false;
  }

  private take(step: number, up: boolean): void {
    [this.step, this.tried, this.calm] = [step, up, 0];
    this.changed(this.measure);
  }
}
