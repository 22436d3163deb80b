import type { Event, Frame } from '../wire';

/** The steps that the page has yet to show. The first is shown now, for as long as `pace` says. */
export class StepQueue {
  #queue = $state.raw<Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (frame: Frame, animate: boolean) => void,
    private readonly pace: (events: Event[]) => number,
  ) {}

  /** The number of steps in the queue, including the one that is shown now. */
  get count(): number {
    return this.#queue.length;
  }

  add(frame: Frame): void {
    this.#queue = [...this.#queue, frame];
    if (this.#queue.length === 1) this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Shows the next step at once. */
  showNext(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#timer);
    this.#queue = this.#queue.slice(1);
    this.#next();
  }

  /** Ends the present animation and shows the newest step. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.clear();
    this.show(last, false);
  }

  /** Shows the first frame of the queue for its time, then the next. */
  #next(): void {
    const frame = this.#queue[0];
    if (!frame) return;
    this.show(frame, true);
    const ms = this.pace(frame.events);
    if (ms <= 0) this.showNext();
    else this.#timer = setTimeout(() => this.showNext(), ms);
  }
}
