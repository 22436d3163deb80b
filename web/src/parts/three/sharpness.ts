import { measures, type Measure } from './governor';

/** Milliseconds without movement after which a picture is drawn as sharply as the screen shows it. */
const calm = 160;

/** How sharply a canvas is drawn: as the governor allows while something moves, fully as soon as all is still. */
export class Sharpness {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private measure: Measure = measures[0];
  private ratio: number;

  /** `full` is the most pixels a pixel of the page; `use` draws with as many from now on, `redraw` once more. */
  constructor(
    private full: number,
    private readonly use: (ratio: number) => void,
    private readonly redraw: () => void,
  ) {
    this.ratio = full;
    use(full);
  }

  /** Another quality of the picture. */
  refill(full: number): void {
    this.full = full;
    this.set(full);
  }

  /** What is left out of a moving picture from now on. */
  allow(measure: Measure): void {
    this.measure = measure;
  }

  /** A frame of a movement is about to follow. */
  moves(): void {
    clearTimeout(this.timer);
    this.set(Math.min(this.full, this.measure.sharpness));
  }

  /** Nothing moves any more. */
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
