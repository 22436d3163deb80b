import type { Action, PathAnswer, Refusal, Refused, Spot, WhyNot } from '../types';

/** An order that has not been given: a ghost on the table, changed freely. */
export type Draft = {
  /** The Unit's id, or a name of its own where no Unit is ordered. */
  key: string;
  action: Action;
  /** Whether the referee would take it now; null while it is being asked. */
  legal: boolean | null;
  why: WhyNot | Refusal | null;
  /** Where it leads, for the ghost. */
  way: readonly Spot[];
  facing: number;
  /** What a move costs. */
  path: PathAnswer | null;
};

/** What hands orders over. */
type Hand = (action: Action) => void;

/**
 * Orders that wait to be given, in the order of drafting. Given, they go out one after another; where one is
 * refused the rest stay drafts.
 */
export class Drafts {
  list = $state.raw<readonly Draft[]>([]);
  /** What is being given just now. */
  sending = $state.raw<Draft | null>(null);
  /** The keys of orders that are still being drawn up: the referee has been asked for their ways. */
  awaited = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether all orders are to be given as soon as no more are awaited. */
  holding = $state(false);
  #hand: Hand;
  #left: string[] = [];
  #then: (() => void) | null = null;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** How many orders there are, with those that are being drawn up. */
  get count(): number {
    return new Set([...this.list.map(({ key }) => key), ...this.awaited]).size;
  }

  of(key: string): Draft | null {
    return this.list.find((draft) => draft.key === key) ?? null;
  }

  /** Puts a draft in, in place of an older one of the same key. */
  put(draft: Draft): void {
    const at = this.list.findIndex((one) => one.key === draft.key);
    this.list = at < 0 ? [...this.list, draft] : this.list.with(at, draft);
  }

  /** Changes a draft, if its action is still the one that was asked about. */
  checker(key: string, action: Action, judged: Partial<Draft>): void {
    const draft = this.of(key);
    if (draft?.action === action) this.put({ ...draft, ...judged });
  }

  /** Says that an order is being drawn up. */
  await(key: string): void {
    this.awaited = new Set(this.awaited).add(key);
  }

  /** An order has been drawn up, or cannot be. */
  drawn(key: string): void {
    this.awaited = new Set([...this.awaited].filter((one) => one !== key));
    if (!this.holding || this.awaited.size > 0) return;
    this.holding = false;
    this.#start(this.list.map((draft) => draft.key));
  }

  /** What was awaited will not come any more, as the table has changed: nothing is given without it. */
  forget(): void {
    this.awaited = new Set();
    if (this.holding) this.stop();
  }

  drop(key: string): void {
    this.list = this.list.filter((draft) => draft.key !== key);
  }

  clear(): void {
    this.list = [];
    this.stop();
    this.forget();
  }

  /**
   * Gives all orders, those too that are still being drawn up, or the orders of some keys. Boarding and getting
   * out come first, before carriers move. A deployment in a carrier comes after the carrier's. Orders that would
   * be refused at present come last. `then` follows when all of them have been taken.
   */
  give(keys: readonly string[] | null = null, then: (() => void) | null = null): void {
    if (this.sending || this.holding) return;
    this.#then = then;
    if (!keys && this.awaited.size > 0) this.holding = true;
    else this.#start(keys ?? this.list.map((draft) => draft.key));
  }

  #start(keys: readonly string[]): void {
    const weight = (key: string): number => {
      const { action, legal } = this.of(key) ?? {};
      if (action?.do === 'deploy' && action.in) return 2;
      if (legal === false) return 3;
      return action?.do === 'leave' || (action?.do === 'move' && action.board) ? 0 : 1;
    };
    this.#left = [...keys].sort((one, other) => weight(one) - weight(other));
    this.#next();
  }

  /** Gives no more; what is on its way is not called back. */
  stop(): void {
    this.#left = [];
    this.#then = null;
    this.sending = null;
    this.holding = false;
  }

  /** The table has moved on: what was on its way has been taken. */
  taken(): void {
    if (!this.sending) return;
    this.drop(this.sending.key);
    this.sending = null;
    this.#next();
  }

  /**
   * The referee said no: the reason is kept beside the draft, and nothing more is given. Says whether it was
   * a draft's.
   */
  refused(refused: Refused): boolean {
    const draft = this.sending;
    if (!draft || draft.action !== refused.action) return false;
    this.put({ ...draft, legal: false, why: refused.refusal });
    this.stop();
    return true;
  }

  #next(): void {
    const key = this.#left.shift();
    if (key === undefined) {
      const then = this.#then;
      this.#then = null;
      return then?.();
    }
    const draft = this.of(key);
    if (!draft) return this.#next();
    this.sending = draft;
    this.#hand(draft.action);
  }
}
