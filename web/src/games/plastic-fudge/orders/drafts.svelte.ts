import type { Action, PathAnswer, Refusal, Refused, Spot, WhyNot } from '../types';

/** An order that has not been carried out yet. The table draws it, and the player can change it. */
export type Draft = {
  /** The id of the Unit, or another unique name if the order is not for a Unit. */
  key: string;
  action: Action;
  /** Whether the order is legal now; null until the server has answered. */
  legal: boolean | null;
  why: WhyNot | Refusal | null;
  /** The places along the way of the Unit. The ghost of the Unit stands at the last place. */
  way: readonly Spot[];
  /** The direction in which the Unit looks at the end of its way, in degrees. */
  facing: number;
  /** The server's answer about a path; null until it comes, and for orders without a path. */
  path: PathAnswer | null;
};

/** Sends an order to the server. */
type Hand = (action: Action) => void;

/**
 * Drafted orders, in the order of drafting. The orders are sent one after another. If the server refuses
 * one, the remaining orders stay drafts.
 */
export class Drafts {
  list = $state.raw<readonly Draft[]>([]);
  /** The order that is being sent. */
  sending = $state.raw<Draft | null>(null);
  /**
   * The keys of awaited orders: the server has been asked to find a way for them, and has not answered yet.
   */
  awaited = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether the player has sent all orders, and they are held back until no order is awaited. */
  holding = $state(false);
  #hand: Hand;
  #left: string[] = [];
  #then: (() => void) | null = null;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** The number of orders, including the awaited ones. */
  get count(): number {
    return new Set([...this.list.map(({ key }) => key), ...this.awaited]).size;
  }

  of(key: string): Draft | null {
    return this.list.find((draft) => draft.key === key) ?? null;
  }

  /** Adds a draft, or replaces the draft with the same key. */
  put(draft: Draft): void {
    const at = this.list.findIndex((one) => one.key === draft.key);
    this.list = at < 0 ? [...this.list, draft] : this.list.with(at, draft);
  }

  /** Adds the server's answer to a draft, unless the action of the draft has changed since the question. */
  checker(key: string, action: Action, judged: Partial<Draft>): void {
    const draft = this.of(key);
    if (draft?.action === action) this.put({ ...draft, ...judged });
  }

  /** Marks an order as awaited: the server has been asked to find its way. */
  await(key: string): void {
    this.awaited = new Set(this.awaited).add(key);
  }

  /**
   * Called when an awaited order has been drafted, or when the server has found no way for it. Sends the
   * orders that were held back once no order is awaited.
   */
  drawn(key: string): void {
    this.awaited = new Set([...this.awaited].filter((one) => one !== key));
    if (!this.holding || this.awaited.size > 0) return;
    this.holding = false;
    this.#start(this.list.map((draft) => draft.key));
  }

  /** Forgets awaited orders after a change of the table. If orders were held back for them, sends none. */
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
   * Sends the orders with the given keys; without keys, sends all orders, including the awaited ones. Orders
   * to board or to get out come first, before carriers move. Orders that deploy a Unit into a carrier come
   * after the order that deploys the carrier. Orders that would be refused at present come last. Calls `then`
   * when all are carried out.
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

  /** Sends no further order. An order that was already sent still arrives. */
  stop(): void {
    this.#left = [];
    this.#then = null;
    this.sending = null;
    this.holding = false;
  }

  /** Called when the server has carried out the order that was sent. Sends the next one. */
  taken(): void {
    if (!this.sending) return;
    this.drop(this.sending.key);
    this.sending = null;
    this.#next();
  }

  /**
   * Called when the server has refused an order. Keeps the reason in the draft, and sends no further order.
   * Returns false if the refusal was of another action.
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
