import { Drag, type DragHandlers, type Dragged as Pointed } from '../../../parts/drag.svelte';

/** The figure or card that the player drags. */
interface Held {
  kind: 'figure' | 'card';
  id: string;
}

/** A place for a drop: the side of a player, or the middle of the table if `player` is null. */
export interface Spot {
  player: string | null;
}

/** The dragged figure or card, and the place for a drop under it, if there is one. */
export type Dragged = Pointed<Held, Spot>;

/** Lets the player drag their figures and cards to other players, or to the middle of the table. */
export class TableDrag extends Drag<Held, Spot> {
  constructor(handlers: Omit<DragHandlers<Held, Spot>, 'under'>) {
    super({ ...handlers, under: spotUnder });
  }
}

/** Returns the place for a drop under a point of the window; null over the hand, and outside the table. */
function spotUnder(x: number, y: number): Spot | null {
  const found = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-army], [data-arena], [data-hand]');
  if (!found || found.dataset['hand'] !== undefined) return null;
  return { player: found.dataset['army'] ?? null };
}
