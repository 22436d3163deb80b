import type { RollEvent, Spot } from './api';
import { clamp, ease, type Animation, type Effects } from './animation';
import { laid } from './terrain/terrain';
import { between, distance, heading, long, swung, turned } from './units';
import type { World } from './world';

/** How long a base takes to roll one tik, and for a full turn on the spot, in milliseconds. */
const tikTime = 135,
  turnTime = 900;
/** What the window shows while the wheel turns: no number. */
const turning = '–w';
/** How high a base jumps when its wheel clicks, in centimetres. */
const bounce = 0.16;

/**
 * A part of a roll: a turn on the spot, or a straight leg. `gone` is how far the base has rolled before the
 * leg.
 */
export type Part =
  | { kind: 'turn'; ms: number; at: Spot; from: number; to: number }
  | { kind: 'roll'; ms: number; from: Spot; to: Spot; facing: number; gone: number };

/**
 * Cuts a way into turns and legs. `facing` and `end` are the headings before and after it; `tix` is the
 * length of a tik.
 */
export function partsOf(way: readonly Spot[], facing: number, end: number, tix: number): Part[] {
  const parts: Part[] = [];
  let [now, gone] = [facing, 0];
  const turn = (at: Spot, to: number): void => {
    const angle = Math.abs(swung(now, to, 1) - now);
    if (angle > 30)
      parts.push({ kind: 'turn', ms: clamp((angle / 36_000) * turnTime, 90, 450), at, from: now, to });
    now = to;
  };
  for (let i = 1; i < way.length; i += 1) {
    const [from, to] = [way[i - 1] as Spot, way[i] as Spot];
    const far = distance(from, to);
    if (far < 100) continue;
    turn(from, heading(from, to));
    parts.push({ kind: 'roll', ms: Math.max(80, (far / tix) * tikTime), from, to, facing: now, gone });
    gone += far;
  }
  const last = way.at(-1);
  if (last) turn(last, end);
  return parts;
}

/**
 * Returns the share of a leg that a base has rolled after `share` of the time. The base slows down at every
 * click of its wheel.
 */
export function stepped(share: number, far: number, gone: number, tix: number): number {
  const tiks = (gone + far * share) / tix;
  const whole = Math.floor(tiks);
  return clamp(((whole + ease(tiks - whole)) * tix - gone) / far, 0, 1);
}

/** Makes the animation of a figure that rolls tik by tik; null if the figure is not on the table. */
export function rollFigure(world: World, event: RollEvent, tix: number, effects: Effects): Animation | null {
  const actor = world.actors.get(event.figure);
  const last = event.way.at(-1);
  if (!actor || !last) return null;
  const { node, words } = actor;
  const start = event.way[0] ?? last;
  const parts = partsOf(event.way, words.facing, event.facing ?? words.facing, tix);
  const pushed = world.terrain.objects.find((one) => one.id === event.pushed);
  const before = pushed?.at;
  let clicks = 0;
  /**
   * Plays a click of the wheel if the base has passed another tik. The first click hides the number in the
   * window.
   */
  const click = (passed: number): void => {
    if (passed <= clicks) return;
    if (clicks === 0) world.turnWheel(event.figure, turning);
    clicks = passed;
    effects.sound('click', 0.5);
  };
  const place = (at: Spot, facing: number, hop: number): void => {
    node.stand(long(at[0]), long(at[1]), turned(facing));
    node.root.position.y = hop;
    if (!pushed || !before || !event.pushed_to) return;
    const share = clamp(distance(start, at) / Math.max(1, distance(start, last)), 0, 1);
    laid({ ...pushed, at: between(before, event.pushed_to, share) });
  };
  const leg = (part: Extract<Part, { kind: 'roll' }>, share: number): void => {
    const far = distance(part.from, part.to);
    const come = stepped(share, far, part.gone, tix);
    const phase = ((part.gone + far * share) / tix) % 1;
    place(between(part.from, part.to, come), part.facing, Math.sin(phase * Math.PI) * bounce);
    node.root.rotation.x = Math.sin(phase * Math.PI * 2) * 0.022;
    const passed = Math.floor((part.gone + far * share) / tix + 1e-6);
    click(passed);
  };
  const finish = (): void => {
    const facing = event.facing ?? words.facing;
    place(last, facing, 0);
    const window = event.window === undefined ? words.window : event.window;
    actor.words = { ...words, at: last, facing };
    world.turnWheel(event.figure, window);
  };
  return {
    ms: parts.reduce((sum, { ms }) => sum + ms, 0),
    at: (ms) => {
      let left = ms;
      for (const part of parts) {
        if (left > part.ms) {
          left -= part.ms;
          continue;
        }
        const share = clamp(left / part.ms, 0, 1);
        if (part.kind === 'turn') place(part.at, swung(part.from, part.to, ease(share)), 0);
        else leg(part, share);
        return;
      }
      finish();
    },
    focus: () => null,
    end: finish,
  };
}
