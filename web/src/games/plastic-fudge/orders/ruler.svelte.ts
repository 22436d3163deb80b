import type { Hit } from '../scene/api';
import type { MeasureAnswer, Spot, Thing } from '../types';
import type { Asker } from './asker';

/** The measuring rod, there for everybody at any time. PF-EQ-02 */
export class Ruler {
  /** Whether taps measure. */
  on = $state(false);
  from: Thing | null = $state.raw(null);
  to: Thing | null = $state.raw(null);
  answer: MeasureAnswer | null = $state.raw(null);
  #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  toggle(from: Thing | null = null): void {
    this.on = !this.on;
    this.from = this.on ? from : null;
    this.to = this.answer = null;
  }

  /** The first tap says from where, the second how far; a third begins anew. */
  tap(thing: Thing): void {
    if (this.from === null || this.to !== null) {
      this.from = thing;
      this.to = this.answer = null;
    } else this.lead(thing, 0);
  }

  /** Measures to where the pointer is. */
  lead(to: Thing, wait?: number): void {
    const from = this.from;
    if (from === null) return;
    if (wait === 0) this.to = to;
    this.#asker.newest(
      'measure',
      { ask: 'measure', from, to },
      (answer) => {
        this.answer = answer;
        if (answer) this.end = to;
      },
      wait,
    );
  }

  /** Where the rod ends that `answer` tells of. */
  end: Thing | null = $state.raw(null);
}

/** A place rounded to what is worth asking about. */
export const coarse = ([x, y]: Spot): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/** The place that a pointer means: where the flag stands if it is on its post, else the ground that it meets. */
export const spotOf = ({ at, ground, flag }: Hit): Spot => coarse((flag ? at : ground) as Spot);
