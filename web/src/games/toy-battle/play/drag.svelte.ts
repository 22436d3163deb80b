import type { Place, Troop } from '../types';

/** A Troop on the pointer. */
export interface Dragged {
  troop: Troop;
  slot: number;
  x: number;
  y: number;
  over: Place | null;
}

/** Pixels the pointer travels before a press becomes a drag. */
const threshold = 7;

/** Drags a Troop from the rack with mouse, pen or finger; a press that stays put remains a click. */
export class Drag {
  now: Dragged | null = $state(null);
  #start: { troop: Troop; slot: number; x: number; y: number; id: number } | null = null;
  #swallow = false;
  #onlift: (troop: Troop, slot: number) => void;
  #ondrop: (place: Place | null) => void;

  constructor(onlift: (troop: Troop, slot: number) => void, ondrop: (place: Place | null) => void) {
    this.#onlift = onlift;
    this.#ondrop = ondrop;
  }

  /** A press on a figure of the rack. */
  press(event: PointerEvent, troop: Troop, slot: number): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    this.#start = { troop, slot, x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  /** The pointer moved; listens on the window. */
  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    if (!this.now && Math.hypot(event.clientX - start.x, event.clientY - start.y) < threshold) return;
    if (!this.now) this.#onlift(start.troop, start.slot);
    this.now = {
      troop: start.troop,
      slot: start.slot,
      x: event.clientX,
      y: event.clientY,
      over: placeUnder(event.clientX, event.clientY),
    };
  }

  /** The pointer was let go. */
  release(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.id) return;
    const dragged = this.now;
    this.#start = null;
    this.now = null;
    if (!dragged) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    this.#ondrop(placeUnder(event.clientX, event.clientY));
  }

  /** The pointer was taken away. */
  cancel(): void {
    this.#start = null;
    this.now = null;
  }

  /** Whether the click that follows a drag must be ignored. */
  get swallows(): boolean {
    return this.#swallow;
  }
}

/** The place under a point of the window. */
function placeUnder(x: number, y: number): Place | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
}
