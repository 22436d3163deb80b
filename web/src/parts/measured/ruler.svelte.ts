/** Asks how far one thing is from another; `heard` gets the answer to the newest question only. */
type Measure<Thing, Answer> = (
  from: Thing,
  to: Thing,
  heard: (answer: Answer | null) => void,
  wait?: number,
) => void;

/**
 * The ruler on a table. It has a start and an end, which are things of one kind (places or ids), and the
 * distance that the server answers.
 */
export class Ruler<Thing, Answer> {
  /** Whether the ruler is on: then a tap measures. */
  on = $state(false);
  from: Thing | null = $state.raw(null);
  to: Thing | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  /** The thing to which `answer` gives the distance. */
  end: Thing | null = $state.raw(null);

  constructor(private readonly ask: Measure<Thing, Answer>) {}

  /**
   * What the ruler waits for: its start (`begins`), its end (`ends`), or nothing (`done`). Null while it is
   * off.
   */
  get stage(): 'begins' | 'ends' | 'done' | null {
    if (!this.on) return null;
    if (this.from === null) return 'begins';
    return this.to === null ? 'ends' : 'done';
  }

  /** Turns the ruler on, from the selected thing if there is one, or turns it off. */
  toggle(from: Thing | null = null): void {
    this.on = !this.on;
    this.from = this.on ? from : null;
    this.to = this.answer = null;
  }

  /**
   * The first tap sets the start, the second sets the end, and a third begins a new measurement. A tap on the
   * start does nothing.
   */
  tap(thing: Thing): void {
    if (thing === this.from) return;
    if (this.from === null || this.to !== null) {
      this.from = thing;
      this.to = this.answer = null;
    } else {
      this.to = thing;
      this.#measure(thing, 0);
    }
  }

  /** Measures to the thing under the pointer, until the end is set. */
  hover(to: Thing): void {
    if (this.to === null) this.#measure(to);
  }

  #measure(to: Thing, wait?: number): void {
    const { from } = this;
    if (from === null) return;
    this.ask(
      from,
      to,
      (answer) => {
        this.answer = answer;
        if (answer !== null) this.end = to;
      },
      wait,
    );
  }
}
