import { untrack } from 'svelte';
import { sessionKey } from '../../../parts/device/session-key';
import type { Action, Attack, JetOrder, Spot } from '../types';
import type { Orders } from './orders.svelte';

/** The drafts at a table that have not been sent. */
export type Kept = {
  orders: { key: string; action: Action }[];
  attacks: Attack[];
  jets: JetOrder[];
  piece: Taken | null;
};
/** A piece of terrain that was picked up but not placed yet. */
export type Taken = { id: string; at: Spot; facing: number };

/** The drafts of the orders, in the form in which they are stored. */
export function keptOf({ drafts, shooting, jets, deploying: { piece } }: Orders): Kept {
  return {
    orders: drafts.list.map(({ key, action }) => ({ key, action })),
    attacks: [...shooting.drafts.values()].map(({ attack }) => attack),
    jets: [...jets.values()],
    piece: piece && { id: piece.id, at: piece.at, facing: piece.facing },
  };
}

/**
 * Stores drafts for this browser tab. `table` is a match and a seat; `part` is the part of the battle that
 * the drafts belong to.
 */
function keep(table: string, part: string, kept: Kept): void {
  sessionKey(`fudge.${table}`, JSON.stringify({ part, kept }));
}

/** Stores the drafts of a table whenever they change, and restores them when a part of the battle begins. */
export class Keeper {
  #part = '';

  /** `table` is a match and a seat; `now` is the part of the battle. Call it in an effect. */
  follow(table: string, now: string, orders: Orders): void {
    const kept = keptOf(orders);
    untrack(() => {
      if (this.#part === now) return keep(table, now, kept);
      this.#part = now;
      const old = remembered(table, now);
      if (old) orders.restore(old);
    });
  }
}

/** The stored drafts for this part of the battle; null if none are stored. */
function remembered(table: string, part: string): Kept | null {
  try {
    const said = JSON.parse(sessionKey(`fudge.${table}`) ?? 'null') as { part: string; kept: Kept } | null;
    return said?.part === part ? said.kept : null;
  } catch {
    return null;
  }
}
