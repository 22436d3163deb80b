import type { Event, Frame, ViewerName } from '../wire';

/** What happened, by step, as one viewer may know it. */
export class StepHistory {
  told = $state.raw<ReadonlyMap<number, Event[]>>(new Map());
  #recalled = '';
  /** Whether it is still that of the viewer before. */
  #borrowed = false;

  clear(): void {
    this.told = new Map();
  }

  /** Another viewer's begins: where nothing is secret the one before stays until it is there. */
  turn(open: boolean): void {
    this.#borrowed = open;
    if (!open) this.clear();
  }

  note(frame: Frame): void {
    this.told = new Map(this.told).set(frame.seq, frame.events);
  }

  /** Whether the start and the steps before a picture are to be asked for; said once for a picture. */
  lacks(viewer: ViewerName, seq: number): boolean {
    const wanted = `${viewer} ${seq}`;
    if (this.#recalled === wanted || (this.told.size > seq && !this.#borrowed)) return false;
    [this.#recalled, this.#borrowed] = [wanted, false];
    return true;
  }
}
