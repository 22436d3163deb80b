import type { MeasureAnswer, Spot } from '../types';
import type { Asker } from './asker';

/** What the rod is laid to: something by its id, or a place. */
export type Thing = string | Spot;

/** The measuring rod: from where, to where, and what the referee reads off. */
export class Ruler {
  on = $state(false);
  from: Thing | null = $state.raw(null);
  to: Thing | null = $state.raw(null);
  answer: MeasureAnswer | null = $state.raw(null);
  #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** Takes the rod up, from what is selected if there is something, or puts it away. */
  toggle(from: string | null = null): void {
    this.on = !this.on;
    this.from = this.on ? from : null;
    this.to = null;
    this.answer = null;
  }

  /** Something was pointed at: first from where, then to where. */
  tap(thing: Thing): void {
    if (this.from === null || this.to !== null) {
      this.from = thing;
      this.to = null;
      this.answer = null;
    } else {
      this.to = thing;
      this.#ask(thing);
    }
  }

  /** The hand is over something. */
  lead(thing: Thing): void {
    if (this.from !== null && this.to === null) this.#ask(thing);
  }

  #ask(to: Thing): void {
    const { from } = this;
    if (from !== null)
      this.#asker.newest('measure', { ask: 'measure', from, to }, (answer) => (this.answer = answer));
  }
}
