import { Drag, type DragHandlers, type Dragged as Pointed } from '../../../parts/drag.svelte';

/** An own figure or card that may be dragged. */
interface Held {
  kind: 'figure' | 'card';
  id: string;
}

/** A place where something can be let go: `player` is null over the middle. */
export interface Spot {
  player: string | null;
}

/** What hangs on the pointer, over a player's side, the middle of the table, or nothing of use. */
export type Dragged = Pointed<Held, Spot>;

/** Drags own figures and cards to other players or into the middle. */
export class TableDrag extends Drag<Held, Spot> {
  constructor(handlers: Omit<DragHandlers<Held, Spot>, 'under'>) {
    super({ ...handlers, under: spotUnder });
  }
}

/** The side of the table under a point of the window. */
function spotUnder(x: number, y: number): Spot | null {
  const found = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>('[data-army], [data-arena], [data-hand]');
  if (!found || found.dataset['hand'] !== undefined) return null;
  return { player: found.dataset['army'] ?? null };
}
