/** What hangs on the pointer. */
export interface Dragged {
  kind: 'figure' | 'card';
  id: string;
  x: number;
  y: number;
  /** What lies under the pointer: a player's side, the middle of the table, or nothing of use. */
  over: Spot | null;
}

/** A place where something can be let go: `player` is null over the middle. */
export interface Spot {
  player: string | null;
}

/** Pixels the pointer travels before a press becomes a drag. */
const threshold = 7;

type Held = Pick<Dragged, 'kind' | 'id'>;

/** Drags an own figure or card with mouse, pen or finger; a press that stays put remains a click. */
export class Drag {
  now: Dragged | null = $state(null);
  #start: (Held & { x: number; y: number; pointer: number }) | null = null;
  #swallow = false;
  #onlift: (held: Held) => void;
  #ondrop: (held: Held, spot: Spot | null) => void;

  constructor(onlift: (held: Held) => void, ondrop: (held: Held, spot: Spot | null) => void) {
    this.#onlift = onlift;
    this.#ondrop = ondrop;
  }

  /** A press on something that may be dragged. */
  press(event: PointerEvent, kind: Held['kind'], id: string): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    this.#start = { kind, id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  /** The pointer moved; listens on the window. */
  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    if (!this.now && Math.hypot(event.clientX - start.x, event.clientY - start.y) < threshold) return;
    if (!this.now) this.#onlift(start);
    this.now = { kind: start.kind, id: start.id, x: event.clientX, y: event.clientY, over: spotUnder(event.clientX, event.clientY) };
  }

  /** The pointer was let go. */
  release(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const dragged = this.now;
    this.#start = null;
    this.now = null;
    if (!dragged) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    this.#ondrop(dragged, spotUnder(event.clientX, event.clientY));
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

/** The side of the table under a point of the window. */
function spotUnder(x: number, y: number): Spot | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-army], [data-arena], [data-hand]');
  if (!found || found.dataset['hand'] !== undefined) return null;
  return { player: found.dataset['army'] ?? null };
}
