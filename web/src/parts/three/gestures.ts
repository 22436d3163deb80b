import type { Flat, Pose } from './pose';
import type { Rig } from './rig';

/** What a table does with pointers. A drag that the table does not claim moves the camera. */
export type Pointers<Hit> = {
  /** Called at a press and release without movement. */
  tap?: (hit: Hit, event: PointerEvent) => void;
  /** Called when a mouse or pen has moved; null outside the canvas. */
  hover?: (hit: Hit | null, event: PointerEvent) => void;
  /**
   * Called at a press of the left button or the first finger. Returns whether a drag that begins here is for
   * the table; otherwise it moves the camera.
   */
  grab?: (hit: Hit, event: PointerEvent) => boolean;
  drag?: (hit: Hit, event: PointerEvent) => void;
  /** Called when the drag ends; null if it was cancelled, or if the pointer has not moved. */
  drop?: (hit: Hit | null, event: PointerEvent) => void;
};

/** What gestures need from a scene. */
type Grip<Hit> = {
  camera: Rig;
  pick: (x: number, y: number) => Hit;
  /** The place on the table's plane that is visible at a point of the canvas. */
  ground: (x: number, y: number) => Flat;
  /** Moves the camera to a pose at once, without an animation. */
  pose: (pose: Pose) => void;
};

type Finger = { x: number; y: number };
/** What the present press does: nothing yet, a movement of the camera, or a drag of the table. */
type Act = {
  is: 'undecided' | 'pan' | 'turn' | 'table' | 'fingers';
  from: Finger;
  id: number;
  touch: boolean;
};

/** How many pixels a pointer may move during a tap. */
const still = 7;

/**
 * Turns pointer events into taps, drags of the table, and movements of the camera. Returns a function that
 * stops this.
 */
export function gestures<Hit>(
  canvas: HTMLCanvasElement,
  grip: Grip<Hit>,
  pointers: Pointers<Hit>,
): () => void {
  const gesture = new Gesture(canvas, grip, pointers);
  const off = new AbortController();
  const { signal } = off;
  canvas.style.touchAction = 'none';
  canvas.addEventListener('pointerdown', (event) => gesture.down(event), { signal });
  canvas.addEventListener('pointermove', (event) => gesture.move(event), { signal });
  canvas.addEventListener('pointerup', (event) => gesture.up(event), { signal });
  canvas.addEventListener('pointercancel', (event) => gesture.cancel(event), { signal });
  canvas.addEventListener('pointerleave', (event) => pointers.hover?.(null, event), { signal });
  canvas.addEventListener('wheel', (event) => gesture.wheel(event), { passive: false, signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => off.abort();
}

/** The fingers that lie on a canvas, and what the present press does. */
class Gesture<Hit> {
  readonly #fingers = new Map<number, Finger>();
  #act: Act | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly grip: Grip<Hit>,
    private readonly pointers: Pointers<Hit>,
  ) {}

  down(event: PointerEvent): void {
    const at = this.#spot(event);
    this.#fingers.set(event.pointerId, at);
    this.canvas.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 2) {
      if (this.#act?.is === 'table') this.pointers.drop?.(null, event);
      this.#act = { is: 'fingers', from: at, id: event.pointerId, touch: true };
    } else if (this.#fingers.size < 2) {
      const touch = event.pointerType === 'touch';
      this.#act = { is: this.#meaning(event, at), from: at, id: event.pointerId, touch };
      if (event.button === 1) event.preventDefault();
    }
  }

  /**
   * What a press means: the right button turns the camera, the middle one moves it, and `grab` decides about
   * others.
   */
  #meaning(event: PointerEvent, at: Finger): Act['is'] {
    if (event.button === 2) return 'turn';
    if (event.button === 1) return 'pan';
    return this.pointers.grab?.(this.#hit(at), event) ? 'table' : 'undecided';
  }

  move(event: PointerEvent): void {
    const to = this.#spot(event);
    const from = this.#fingers.get(event.pointerId);
    if (!from || !this.#act) {
      if (event.pointerType !== 'touch') this.pointers.hover?.(this.#hit(to), event);
      return;
    }
    if (this.#act.is === 'fingers') this.#pinch(event.pointerId, to);
    if (this.#act.id === event.pointerId) this.#drag(this.#act, from, to, event);
    this.#fingers.set(event.pointerId, to);
  }

  /** Moves the camera, or what the table lets the player drag. */
  #drag(act: Act, from: Finger, to: Finger, event: PointerEvent): void {
    const { camera, pose } = this.grip;
    const far = distance(to, act.from);
    if (act.is === 'undecided' && far > still) act.is = 'pan';
    if (act.is === 'pan') pose(camera.panned(to.x - from.x, to.y - from.y));
    if (act.is === 'turn') pose(camera.turned((from.x - to.x) * 0.35, (from.y - to.y) * 0.25));
    if (act.is === 'table' && far > still) this.pointers.drag?.(this.#hit(to), event);
  }

  /** Zooms, moves and turns the camera with two fingers. */
  #pinch(id: number, to: Finger): void {
    const other = [...this.#fingers].find(([key]) => key !== id)?.[1];
    const from = this.#fingers.get(id);
    if (!other || !from) return;
    const { camera, pose, ground } = this.grip;
    const [before, after] = [distance(from, other), distance(to, other)];
    const middle: Finger = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    const turn = Math.atan2(to.y - other.y, to.x - other.x) - Math.atan2(from.y - other.y, from.x - other.x);
    pose(camera.zoomed(before / Math.max(20, after), ground(middle.x, middle.y)));
    pose(camera.panned((to.x - from.x) / 2, (to.y - from.y) / 2));
    pose(camera.turned((((turn * 180) / Math.PI + 540) % 360) - 180, 0));
  }

  up(event: PointerEvent): void {
    const at = this.#spot(event);
    this.#fingers.delete(event.pointerId);
    const act = this.#act;
    if (!act) return;
    if (this.#fingers.size === 0 || act.id === event.pointerId) this.#act = null;
    if (act.id !== event.pointerId || act.is === 'fingers') return;
    const near = distance(at, act.from) <= still;
    if (act.is === 'table') this.pointers.drop?.(near ? null : this.#hit(at), event);
    if (near && (act.is === 'table' || act.is === 'undecided')) this.pointers.tap?.(this.#hit(at), event);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#act?.is === 'table') this.pointers.drop?.(null, event);
    this.#act = null;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#spot(event);
    const lines = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    const share = Math.exp(Math.max(-240, Math.min(240, lines)) * 0.0016);
    this.grip.pose(this.grip.camera.zoomed(share, this.grip.ground(x, y)));
  }

  #spot(event: MouseEvent): Finger {
    const { left, top } = this.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #hit({ x, y }: Finger): Hit {
    return this.grip.pick(x, y);
  }
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
