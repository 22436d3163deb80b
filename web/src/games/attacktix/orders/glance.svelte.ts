import { ranged } from '../describe/facing';
import { cardOf, figureOf } from '../describe/names';
import { mayStrike } from '../describe/prompt';
import type { Orders } from './orders.svelte';

/**
 * Handles taps on enemies in the step of attacks while the player has not selected a figure that can attack.
 */
export class Glance {
  /** The id of the tapped enemy; null if there is none. */
  enemy: string | null = $state(null);
  /** Whether the player dragged after the tap. Such a drag gives no order and does not move the camera. */
  dragged = $state(false);
  #held = false;

  /**
   * Handles a tap on a figure, and returns whether it was a tap on an enemy as described above. If exactly
   * one own figure can aim at the enemy, selects that figure and aims. Otherwise selects nothing, and the
   * prompt asks for an own figure.
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

  /**
   * Returns whether the drag that begins now must not move the camera, because the player may want to aim by
   * it. This holds only for the first drag after the tap.
   */
  hold(): boolean {
    this.#held = this.enemy !== null && !this.dragged;
    return this.#held;
  }

  /** Remembers that the player drags, if this is the drag that must not move the camera. */
  drag(): void {
    if (this.#held) this.dragged = true;
  }

  clear(): void {
    this.enemy = null;
    this.dragged = false;
    this.#held = false;
  }
}
