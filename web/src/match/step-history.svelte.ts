import type { Event, Frame, Seat, ViewerName } from '../wire';
import { toldOf } from './undo';

/** The events of each step, as one viewer may know them. The log shows them. */
export class StepHistory {
  told = $state.raw<ReadonlyMap<number, Event[]>>(new Map());
  /** The seat that decided each step; null if no seat did, as at the start. */
  #deciders = new Map<number, Seat | null>();
  #recalled = '';
  /**
   * Whether `told` still holds the events of the previous viewer, because those for the new viewer have not
   * come yet.
   */
  #borrowed = false;

  clear(): void {
    this.told = new Map();
    this.#deciders.clear();
  }

  /**
   * Begins the history of another viewer. If nothing is secret (`open`), the previous viewer's history stays
   * until the new one has come.
   */
  turn(open: boolean): void {
    this.#borrowed = open;
    if (!open) this.clear();
  }

  note(frame: Frame): void {
    this.#deciders.set(frame.seq, frame.seat);
    this.told = new Map(this.told).set(frame.seq, toldOf(frame));
  }

  /** The events of each step and the seat that decided it, by the number of the step. */
  get steps(): ReadonlyMap<number, { seat: Seat | null; events: Event[] }> {
    return new Map(
      [...this.told].map(([seq, events]) => [seq, { seat: this.#deciders.get(seq) ?? null, events }]),
    );
  }

  /**
   * Whether the page must request the steps before a frame. Not true twice in a row for the same viewer and
   * frame.
   */
  lacks(viewer: ViewerName, seq: number): boolean {
    const wanted = `${viewer} ${seq}`;
    if (this.#recalled === wanted || (this.told.size > seq && !this.#borrowed)) return false;
    [this.#recalled, this.#borrowed] = [wanted, false];
    return true;
  }
}
