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
  const fingers = new Map<number, Finger>();
  let act: Act | null = null;
  const spot = (event: MouseEvent): Finger => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const hit = ({ x, y }: Finger): Hit => grip.pick(x, y);

  const down = (event: PointerEvent): void => {
    const at = spot(event);
    fingers.set(event.pointerId, at);
    canvas.setPointerCapture(event.pointerId);
    if (fingers.size === 2) {
      if (act?.is === 'table') pointers.drop?.(null, event);
      act = { is: 'fingers', from: at, id: event.pointerId, touch: true };
      return;
    }
    if (fingers.size > 2) return;
    const base = { from: at, id: event.pointerId, touch: event.pointerType === 'touch' };
    if (event.button === 2) act = { is: 'turn', ...base };
    else if (event.button === 1) act = { is: 'pan', ...base };
    else act = { is: pointers.grab?.(hit(at), event) ? 'table' : 'undecided', ...base };
    if (event.button === 1) event.preventDefault();
  };

  const pinch = (id: number, to: Finger): void => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    const from = fingers.get(id);
    if (!other || !from) return;
    const [before, after] = [
      Math.hypot(from.x - other.x, from.y - other.y),
      Math.hypot(to.x - other.x, to.y - other.y),
    ];
    const middle: Finger = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    const turn = Math.atan2(to.y - other.y, to.x - other.x) - Math.atan2(from.y - other.y, from.x - other.x);
    grip.pose(grip.camera.zoomed(before / Math.max(20, after), grip.ground(middle.x, middle.y)));
    grip.pose(grip.camera.panned((to.x - from.x) / 2, (to.y - from.y) / 2));
    grip.pose(grip.camera.turned((((turn * 180) / Math.PI + 540) % 360) - 180, 0));
  };

  const move = (event: PointerEvent): void => {
    const to = spot(event);
    const from = fingers.get(event.pointerId);
    if (!from || !act) {
      if (event.pointerType !== 'touch') pointers.hover?.(hit(to), event);
      return;
    }
    if (act.is === 'fingers') pinch(event.pointerId, to);
    if (act.id === event.pointerId) {
      const far = Math.hypot(to.x - act.from.x, to.y - act.from.y);
      if (act.is === 'undecided' && far > still) act.is = 'pan';
      if (act.is === 'pan') grip.pose(grip.camera.panned(to.x - from.x, to.y - from.y));
      if (act.is === 'turn') grip.pose(grip.camera.turned((from.x - to.x) * 0.35, (from.y - to.y) * 0.25));
      if (act.is === 'table' && far > still) pointers.drag?.(hit(to), event);
    }
    fingers.set(event.pointerId, to);
  };

  const up = (event: PointerEvent): void => {
    const at = spot(event);
    fingers.delete(event.pointerId);
    if (!act) return;
    const near = Math.hypot(at.x - act.from.x, at.y - act.from.y) <= still;
    const done = act;
    if (fingers.size === 0 || done.id === event.pointerId) act = null;
    if (done.id !== event.pointerId || done.is === 'fingers') return;
    if (done.is === 'table' && !near) pointers.drop?.(hit(at), event);
    else if ((done.is === 'table' || done.is === 'undecided') && near) {
      if (done.is === 'table') pointers.drop?.(null, event);
      pointers.tap?.(hit(at), event);
    }
  };

  const broken = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (act?.is === 'table') pointers.drop?.(null, event);
    act = null;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const at = spot(event);
    const lines = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    grip.pose(
      grip.camera.zoomed(Math.exp(Math.max(-240, Math.min(240, lines)) * 0.0016), grip.ground(at.x, at.y)),
    );
  };
  const menu = (event: Event): void => event.preventDefault();
  const leave = (event: PointerEvent): void => pointers.hover?.(null, event);

  canvas.style.touchAction = 'none';
  const off = new AbortController();
  const { signal } = off;
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', broken, { signal });
  canvas.addEventListener('pointerleave', leave, { signal });
  canvas.addEventListener('wheel', wheel, { passive: false, signal });
  canvas.addEventListener('contextmenu', menu, { signal });
  return () => off.abort();
}
