import { measures, type Measure } from './governor';

/** After this many milliseconds without movement a picture is drawn at full sharpness. */
const calm = 160;

/**
 * Sets how sharply a canvas is drawn: as the governor allows while something moves, and fully when nothing
 * moves.
 */
export class Sharpness {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private measure: Measure = measures[0];
  private ratio: number;

  /**
   * `full` is the sharpness of a still picture: the number of pixels drawn along the side of a CSS pixel.
   * `use` sets the sharpness of all later frames; `redraw` draws one frame.
   */
  constructor(
    private full: number,
    private readonly use: (ratio: number) => void,
    private readonly redraw: () => void,
  ) {
    this.ratio = full;
    use(full);
  }

  /** Changes the full sharpness, after a change of the quality. */
  refill(full: number): void {
    this.full = full;
    this.set(full);
  }

  /** Takes the measure that lowers the sharpness of a moving picture. */
  allow(measure: Measure): void {
    this.measure = measure;
  }

  /** Lowers the sharpness, since a frame of a movement is about to follow. */
  moves(): void {
    clearTimeout(this.timer);
    this.set(Math.min(this.full, this.measure.sharpness));
  }

  /** Raises the sharpness after a short wait, since nothing moves any more. */
  rests(): void {
    clearTimeout(this.timer);
    if (this.ratio === this.full) return;
    this.timer = setTimeout(() => {
      this.set(this.full);
      this.redraw();
    }, calm);
  }

  private set(ratio: number): void {
    if (ratio === this.ratio) return;
    this.ratio = ratio;
    this.use(ratio);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
