import { Drag, type DragHandlers, type Dragged as Pointed } from '../../../parts/drag.svelte';
import type { Place, Troop } from '../types';

/** A Troop of the rack that may be dragged. */
interface Lifted {
  troop: Troop;
  slot: number;
}

/** A Troop that is being dragged, and the place under the pointer, if any. */
export type Dragged = Pointed<Lifted, Place>;

/** Drags Troops from the rack to places. */
export class TableDrag extends Drag<Lifted, Place> {
  constructor(handlers: Omit<DragHandlers<Lifted, Place>, 'under'>) {
    super({ ...handlers, under: placeUnder });
  }
}

/** The place under a point of the window. */
function placeUnder(x: number, y: number): Place | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
}
