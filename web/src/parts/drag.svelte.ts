/** The piece that is dragged, and the spot under it. */
export interface Dragged<Piece, Spot> {
  piece: Piece;
  x: number;
  y: number;
  /** The spot where the piece would land; null if it cannot be dropped there. */
  over: Spot | null;
}

/** The functions with which a table handles drags. */
export interface DragHandlers<Piece, Spot> {
  /** The spot under a point of the window. */
  under: (x: number, y: number) => Spot | null;
  /** Called when a press has become a drag. */
  onlift: (piece: Piece) => void;
  /** Called when the piece is let go; `spot` is null if it cannot be dropped there. */
  ondrop: (piece: Piece, spot: Spot | null) => void;
}

/** How far the pointer must move before a press becomes a drag, in pixels. */
const threshold = 7;

/** Drags a piece with mouse, pen or finger. A press that moves less than `threshold` stays a click. */
export class Drag<Piece, Spot> {
  now: Dragged<Piece, Spot> | null = $state.raw(null);
  #start: { piece: Piece; x: number; y: number; pointer: number } | null = null;
  #swallow = false;
  #handlers: DragHandlers<Piece, Spot>;

  constructor(handlers: DragHandlers<Piece, Spot>) {
    this.#handlers = handlers;
  }

  /** Call this at a press on something that may be dragged. */
  press(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    this.#start = { piece, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  /** Call this when the pointer moves, anywhere in the window. */
  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.now && Math.hypot(x - start.x, y - start.y) < threshold) return;
    if (!this.now) this.#handlers.onlift(start.piece);
    this.now = { piece: start.piece, x, y, over: this.#handlers.under(x, y) };
  }

  /** Call this when the pointer is let go. */
  release(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.pointer) return;
    const dragged = this.now;
    this.#start = null;
    this.now = null;
    if (!dragged) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false), 0);
    this.#handlers.ondrop(dragged.piece, this.#handlers.under(event.clientX, event.clientY));
  }

  /** Ends the drag without a drop, for example when the browser cancels the pointer. */
  cancel(): void {
    this.#start = null;
    this.now = null;
  }

  /** Whether the click that follows a drag must be ignored. */
  get swallows(): boolean {
    return this.#swallow;
  }
}
