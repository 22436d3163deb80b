import type { Action } from '../types';
import { mendHint } from './clear-aim';
import type { Orders } from './orders.svelte';

type Move = Extract<Action, { move: unknown }>['move'];

/** Returns the move that the visible hint advises for the selected figure; null if there is none. */
function moveFor({ lead, table }: Orders): Move | null {
  const action = table.hinted();
  return action && 'move' in action && action.move.figure === lead ? action.move : null;
}

/** Drafts the move that the hint advises for the selected figure. */
export function layHinted(orders: Orders): void {
  const move = moveFor(orders);
  if (move && orders.can(orders.lead, 'move')) orders.moving.lay(move);
}

/**
 * Handles a new hint. If it is about another figure than the selected one, no figure stays selected, so that
 * the camera can show the figure of the hint.
 */
export function hearHint(orders: Orders): void {
  const action = orders.table.hinted();
  if (!action || orders.asks !== 'turn') return;
  const wanted = 'attack' in action ? action.attack.figure : 'move' in action ? action.move.figure : null;
  if (wanted !== null && orders.lead !== null && wanted !== orders.lead) orders.select(null);
  layHinted(orders);
  void mendHint(orders);
}

/** Returns whether the draft of the selected figure has the path that the hint advises. */
export function isHintedMove(orders: Orders): boolean {
  const move = moveFor(orders);
  const draft = orders.moving.of(orders.lead);
  return move !== null && draft !== null && JSON.stringify(draft.path) === JSON.stringify(move.path);
}
