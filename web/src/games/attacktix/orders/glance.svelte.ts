import { ranged } from '../describe/facing';
import { cardOf, figureOf } from '../describe/names';
import { mayStrike } from '../describe/prompt';
import type { Orders } from './orders.svelte';

/** A tap on an enemy in the step of attacks, before a figure that attacks has been chosen. */
export class Glance {
  /** The enemy that was tapped; null if there is none. */
  enemy: string | null = $state(null);
  /** Whether a drag followed. It gave no order, and the camera did not move. */
  dragged = $state(false);
  #held = false;

  /**
   * Handles a tap on a figure. If only one own figure can aim at it, that figure is chosen and aims.
   * Otherwise nothing is chosen, and the prompt asks for an own figure. Returns whether the tap was such a
   * tap.
   */
  tap(orders: Orders, id: string): boolean {
    const { table, lead } = orders;
    const [setup, view, hints] = [table.setup(), table.view(), table.hints()];
    const seat = hints?.seat;
    if (hints?.asks !== 'turn' || hints.step !== 'attack' || !mayStrike(hints)) return false;
    if (!cardOf(setup, id) || figureOf(view, id)?.controller === seat || orders.strikes(lead)) return false;
    const able = hints.figures.flatMap(({ figure, can }) => {
      const { at, facing } = figureOf(view, figure) ?? { at: null, facing: 0 };
      const isAble =
        can.includes('attack') && at && ranged(setup, view, figure, { at, facing }).ahead.includes(id);
      return isAble ? [figure] : [];
    });
    const [only, ...others] = able;
    orders.select(null);
    if (only !== undefined && others.length === 0) {
      orders.select(only);
      orders.aiming.wish(id);
    } else this.enemy = id;
    return true;
  }

  /** Whether a drag that begins now is held back, because the player may mean to aim by it. It is so once. */
  hold(): boolean {
    this.#held = this.enemy !== null && !this.dragged;
    return this.#held;
  }

  /** Handles a drag that is held back. */
  drag(): void {
    if (this.#held) this.dragged = true;
  }

  clear(): void {
    this.enemy = null;
    this.dragged = false;
    this.#held = false;
  }
}
