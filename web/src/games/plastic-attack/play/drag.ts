import { Drag, type DragHandlers, type Dragged as Pointed } from '../../../parts/drag.svelte';

/** One of the player's figures or cards that is being dragged. */
interface Held {
  kind: 'figure' | 'card';
  id: string;
}

/** A place to drop things. `player` is null over the middle. */
export interface Spot {
  player: string | null;
}

/**
 * The dragged figure or card, and the place under it: a player's side, the middle of the table, or neither.
 */
export type Dragged = Pointed<Held, Spot>;

/** Drags the player's figures and cards to other players or into the middle. */
export class TableDrag extends Drag<Held, Spot> {
  constructor(handlers: Omit<DragHandlers<Held, Spot>, 'under'>) {
    super({ ...handlers, under: spotUnder });
  }
}

/** The player's side or the middle under a point of the window; null over the hand and everything else. */
function spotUnder(x: number, y: number): Spot | null {
  const found = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-army], [data-arena], [data-hand]');
  if (!found || found.dataset['hand'] !== undefined) return null;
  return { player: found.dataset['army'] ?? null };
}
