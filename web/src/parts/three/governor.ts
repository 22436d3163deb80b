/** How long a frame may take on average while something moves, in milliseconds: twenty a second. */
const slow = 50;
/** Frames that are looked at before anything is left out. */
const looked = 6;
/** Longer than any frame takes, in milliseconds: the page was out of sight. */
const away = 4_000;

/** How much of the picture is left out where frames take long: nothing, the shadows, then sharpness twice. */
export const measures = [
  { shadows: true, sharpness: 1 },
  { shadows: false, sharpness: 1 },
  { shadows: false, sharpness: 0.7 },
  { shadows: false, sharpness: 0.5 },
] as const;
export type Measure = (typeof measures)[number];

/** Watches how long frames take, and takes a step down when many in a row are slow; it never steps up again. */
export class Governor {
  private step = 0;
  private last: number | null = null;
  private spent: number[] = [];

  /** `lowered` is told what to leave out from now on. */
  constructor(private readonly lowered: (measure: Measure) => void) {}

  get measure(): Measure {
    return measures[this.step] ?? measures[0];
  }

  /** A frame begins at a time in milliseconds; `more` says whether another follows at once. */
  frame(now: number, more: boolean): void {
    const since = this.last === null ? null : now - this.last;
    this.last = more ? now : null;
    if (since === null || since > away) return;
    this.spent.push(since);
    if (this.spent.length < looked) return;
    const mean = this.spent.reduce((sum, one) => sum + one, 0) / looked;
    this.spent = [];
    const next = measures[this.step + 1];
    if (mean <= slow || !next) return;
    this.step += 1;
    this.lowered(next);
  }
}
