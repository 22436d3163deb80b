import { cardOf, figureOf } from '../describe/names';
import type { Action, Edge, Hints, PlacingAnswer, Setup, Spot, View } from '../types';
import type { QuestionQueue } from './question-queue';

/** Where the player wants to place a figure: the place along the line and the roll ahead, in micrometres. */
type Wish = { figure: string; along: number; advance: number };

type PlacingContext = {
  setup: () => Setup;
  view: () => View;
  hints: () => Hints | null;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/** The distance between figures if the player places all of them at once, in micrometres. */
const spread = 120_000;

/** Places figures along the seat's starting line, one by one or all at once. AT-SETUP-03, AT-SETUP-04 */
export class Placing {
  /** The server's answer on where the selected figure may be placed; null until it comes. */
  room: PlacingAnswer | null = $state.raw(null);
  /** Where the player wants to place the selected figure. */
  wish: Wish | null = $state.raw(null);
  /** The ids of the figures that the table has yet to place after the player has asked to place all. */
  queue = $state.raw<readonly string[]>([]);
  #context: PlacingContext;
  #all = 0;

  constructor(context: PlacingContext) {
    this.#context = context;
  }

  /** Asks the server where a figure may be placed. */
  look(figure: string | null): void {
    if (this.wish?.figure !== figure) this.wish = null;
    this.room = null;
    if (figure === null) return this.#context.questions.drop('placing');
    this.#context.questions.newest(
      'placing',
      { ask: 'placing', figure },
      (room) => {
        this.room = room;
        const at = figureOf(this.#context.view(), figure)?.at;
        if (room && this.wish === null)
          this.wish = {
            figure,
            along: this.#free(at ? this.alongOf(at) : 0),
            advance: at ? this.#aheadOf(figure, at) : 0,
          };
      },
      0,
    );
  }

  /** Changes where the player wants to place the figure. Takes the nearest place that is free. */
  set(change: Partial<Omit<Wish, 'figure'>>): void {
    if (!this.wish || !this.room) return;
    const { along, advance } = { ...this.wish, ...change };
    this.wish = {
      figure: this.wish.figure,
      along: this.#free(along),
      advance: Math.max(0, Math.min(this.room.advance_max, Math.round(advance))),
    };
  }

  /** Handles a place that the player points at. The figure is to stand there after its roll ahead. */
  point(spot: Readonly<Spot>): void {
    if (this.wish) this.set({ along: this.alongOf(spot), advance: this.#aheadOf(this.wish.figure, spot) });
  }

  /** Sends the place where the player wants the figure. Returns false if there is no such place. */
  keep(): boolean {
    if (!this.wish) return false;
    this.#context.act(this.#order(this.wish));
    return true;
  }

  /** Begins to place all figures that have no place yet, spread along the line. */
  all(): void {
    const waiting = this.unplaced();
    this.#all = waiting.length;
    this.queue = waiting;
    this.next();
  }

  /** Places the next figure in the queue. Called after every change of the view or the hints. */
  next(): void {
    const [figure, ...rest] = this.queue;
    if (figure === undefined) return;
    const { questions, act, hints } = this.#context;
    const now = hints();
    if (now === null) return;
    if (now.asks !== 'place') {
      this.queue = [];
      return;
    }
    const nth = this.#all - this.queue.length;
    void questions.answer({ ask: 'placing', figure }).then(
      (room) => {
        if (this.queue[0] !== figure) return;
        this.queue = rest;
        const along = nearest(room.ranges, Math.round((nth - (this.#all - 1) / 2) * spread));
        if (along === null) this.queue = [];
        else act(this.#order({ figure, along, advance: 0 }));
      },
      () => (this.queue = []),
    );
  }

  /** Returns the ids of the seat's figures that have no place yet. */
  unplaced(): string[] {
    const { hints, view } = this.#context;
    return (hints()?.figures ?? [])
      .filter(({ figure, can }) => can.includes('place') && figureOf(view(), figure)?.zone === 'pool')
      .map(({ figure }) => figure);
  }

  clear(): void {
    this.wish = null;
    this.room = null;
    this.queue = [];
  }

  /**
   * Returns where the base stands before and after its roll ahead. Before the roll, the base touches the line
   * from behind.
   */
  ends({ figure, along, advance }: Wish): [before: Spot, after: Spot] {
    const back = this.#context.setup().table.line + (cardOf(this.#context.setup(), figure)?.radius ?? 0);
    const place = (from: number): Spot =>
      (
        {
          south: [along, -from],
          north: [along, from],
          west: [-from, along],
          east: [from, along],
        } as Record<Edge, Spot>
      )[this.#side()];
    return [place(back), place(back - advance)];
  }

  /** Returns the coordinate of a place along the seat's line. */
  alongOf([x, z]: Readonly<Spot>): number {
    return this.#side() === 'south' || this.#side() === 'north' ? x : z;
  }

  #order(wish: Wish): Action {
    const [at] = this.ends(wish);
    return { place: { figure: wish.figure, at, ...(wish.advance > 0 ? { advance: wish.advance } : {}) } };
  }

  #side(): Edge {
    const { hints, view } = this.#context;
    const seat = hints()?.seat ?? view().viewer;
    return view().seats.find(({ id }) => id === seat)?.side ?? 'south';
  }

  /** Returns how far the base would have to roll from the line to a place; 0 for a place behind the line. */
  #aheadOf(figure: string, [x, z]: Readonly<Spot>): number {
    const back = this.#context.setup().table.line + (cardOf(this.#context.setup(), figure)?.radius ?? 0);
    const out = { south: -z, north: z, west: -x, east: x }[this.#side()];
    return Math.max(0, back - out);
  }

  #free(along: number): number {
    return nearest(this.room?.ranges ?? [], Math.round(along)) ?? Math.round(along);
  }
}

/** Returns the number within the ranges that is nearest to `wished`; null if there are no ranges. */
export function nearest(ranges: readonly (readonly [number, number])[], wished: number): number | null {
  const places = ranges.map(([from, to]) => Math.max(from, Math.min(to, wished)));
  return places.reduce<number | null>(
    (best, place) => (best === null || Math.abs(place - wished) < Math.abs(best - wished) ? place : best),
    null,
  );
}
