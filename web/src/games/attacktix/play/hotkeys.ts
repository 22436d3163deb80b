import { isForTable, type Shown } from '../../../parts/keys';
import { replaySteers, steerOf } from '../../../parts/three/keys';
import type { Orders } from '../orders/orders.svelte';
import { isMirrored } from '../describe/measures';
import type { Steer } from '../scene/api';

/** The orders that keys give, and the other functions of the table that have keys. */
export interface KeyActions extends Shown {
  orders: Orders;
  /**
   * Whether the table shows a replay. Keys then give no orders, because the page uses most keys to control
   * the replay.
   */
  replay: boolean;
  steer(wish: Steer): void;
  /** Switches between a camera that follows the action and one that stays where the player put it. */
  follow(): void;
  /** Begins or ends slow motion. */
  slow(): void;
  /** Gives the answer whose button shows this letter; returns whether there was one. */
  answer(letter: string): boolean;
  /** Drops the latest choice; returns whether there was one. */
  cancel(): boolean;
}

/** A degree, in the unit of the orders: hundredths of a degree. */
const degree = 100;

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, keys: KeyActions): void {
  if (pictured(event, root, keys)) return event.preventDefault();
  if (!isForTable(event, root, keys)) return;
  const target = event.target instanceof Element ? event.target : null;
  const onButton = target?.closest('button, a, summary, [role="option"], [role="tab"]') ?? null;
  if (onButton && [' ', 'Enter'].includes(event.key)) return;
  const roves =
    target?.closest('[data-roving]') &&
    (event.key.startsWith('Arrow') || event.key.startsWith('Page')) &&
    !event.shiftKey;
  if (!roves && !keys.replay && order(event, keys)) return event.preventDefault();
  const wish = steerOf(event);
  if (!wish || roves || (keys.replay && !replaySteers.includes(wish))) return;
  event.preventDefault();
  keys.steer(wish);
}

/**
 * Handles the keys Z (slow motion) and C (camera). They also work while the table plays events, and in a
 * replay. Returns whether the key was one of them.
 */
function pictured(event: KeyboardEvent, root: HTMLElement, keys: KeyActions): boolean {
  const key = event.key.toLowerCase();
  if (!['z', 'c'].includes(key) || !isForTable(event, root, { busy: () => false, skip: () => undefined }))
    return false;
  if (key === 'z') keys.slow();
  else keys.follow();
  return true;
}

/** Handles the keys that give orders. Returns whether the key gave one. */
function order(event: KeyboardEvent, keys: KeyActions): boolean {
  const { orders } = keys;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === 'Escape') return keys.cancel();
  if (key === 'n' && orders.asks !== 'side') return does(() => orders.next(event.shiftKey ? -1 : 1));
  if (key.length === 1 && keys.answer(key.toUpperCase())) return true;
  if (key === 'Enter') return keys.answer('G');
  switch (key) {
    case 'm':
      return does(() => orders.ruler.toggle(orders.lead));
    case 'i':
      return does(() => (orders.card = orders.card === null ? (orders.lead ?? orders.glance.enemy) : null));
    case 't':
      return nextTarget(orders, event.shiftKey ? -1 : 1);
    default:
      return (
        aim(orders, key, event.shiftKey) || choose(orders, key) || place(orders, key) || move(orders, key)
      );
  }
}

function does(deed: () => void): true {
  deed();
  return true;
}

/** Chooses the next target (or with -1 the previous one) of the selected figure or of a special. */
function nextTarget(orders: Orders, step: 1 | -1): boolean {
  const special = orders.asks === 'special' ? (orders.choosing.hint?.targets ?? []) : null;
  const line =
    special ??
    (orders.aiming.targets?.targets ?? [])
      .filter((target) => target.in_arc && !target.protected)
      .map(({ id }) => id);
  const now = special ? (orders.choosing.targets[0] ?? null) : orders.aiming.chosen;
  const at = now === null ? -1 : line.indexOf(now);
  const next = line[at < 0 ? (step > 0 ? 0 : line.length - 1) : (at + step + line.length) % line.length];
  if (next === undefined) return false;
  return does(() => (special ? orders.choosing.pick(next) : orders.aiming.choose(next)));
}

/**
 * Keys for exact aiming: digits choose how far other keys turn the weapon, and comma and full stop turn it a
 * tenth of a degree. All five also open the fields for exact numbers.
 */
const fine = ['1', '2', '3', ',', '.'];

/** Handles the keys that set a weapon. Left is positive, because headings grow counter-clockwise. */
function aim(orders: Orders, key: string, coarse: boolean): boolean {
  const { aiming } = orders;
  if (!aiming.aim) return false;
  if (fine.includes(key)) orders.exact = true;
  const step = coarse ? 5 * degree : aiming.step;
  const { second } = aiming;
  const rise = second === 'height' ? step * 10 : step;
  switch (key) {
    case 'ArrowLeft':
      return does(() => aiming.nudge('yaw', step));
    case 'ArrowRight':
      return does(() => aiming.nudge('yaw', -step));
    case 'ArrowUp':
      return does(() => aiming.nudge(second, second === 'dip' ? -rise : rise));
    case 'ArrowDown':
      return does(() => aiming.nudge(second, second === 'dip' ? rise : -rise));
    case ',':
      return does(() => aiming.nudge('yaw', degree / 10));
    case '.':
      return does(() => aiming.nudge('yaw', -degree / 10));
    case '1':
      return does(() => (aiming.step = degree / 10));
    case '2':
      return does(() => (aiming.step = degree));
    case '3':
      return does(() => (aiming.step = 5 * degree));
    case 'o':
      return does(() => aiming.nudge('pull', -50));
    case 'p':
      return does(() => aiming.nudge('pull', 50));
    case 'j':
      return does(() => aiming.nudge('knob', -step));
    case 'k':
      return does(() => aiming.nudge('knob', step));
    case 'x':
      return does(() => aiming.swing());
    default:
      return false;
  }
}

/** Handles the arrow keys while a special shifts a figure, or brings one back along the line. */
function choose(orders: Orders, key: string): boolean {
  const { choosing } = orders;
  if (orders.asks !== 'special') return false;
  const { tix } = orders.table.setup().table;
  const [turn, ahead] = arrows[key] ?? [0, 0];
  if (turn === 0 && ahead === 0) return false;
  if (choosing.needs('heading'))
    choosing.shift(choosing.heading + turn * 15 * degree, choosing.roll + (ahead * tix) / 2);
  else if (choosing.needs('along')) choosing.slide(choosing.along + turn * leftwards(orders) * tix);
  else return false;
  return true;
}

/**
 * The meaning of the arrow keys. `turn` is 1 for left and -1 for right; `ahead` is 1 for ahead and -1 for
 * back.
 */
const arrows: Readonly<Record<string, readonly [turn: number, ahead: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns 1 if the coordinate along the seat's line grows to the left, otherwise -1. */
const leftwards = ({ side }: Orders): 1 | -1 => (isMirrored(side) ? 1 : -1);

/** Handles the arrow keys while the player places a figure on the starting line. */
function place(orders: Orders, key: string): boolean {
  const { placing, table } = orders;
  const { wish, room } = placing;
  const [turn, ahead] = arrows[key] ?? [0, 0];
  if (!wish || !room || (turn === 0 && ahead === 0)) return false;
  const { tix } = table.setup().table;
  placing.set({
    along: wish.along + turn * leftwards(orders) * tix,
    advance: wish.advance + (ahead * tix) / 2,
  });
  return true;
}

/** Handles the keys that change the drafted path of the selected figure. */
function move(orders: Orders, key: string): boolean {
  const { lead, moving } = orders;
  if (lead === null || !orders.can(lead, 'move')) return false;
  const { tix } = orders.table.setup().table;
  switch (key) {
    case 'ArrowLeft':
      return does(() => moving.turn(lead, 15 * degree));
    case 'ArrowRight':
      return does(() => moving.turn(lead, -15 * degree));
    case 'ArrowUp':
      return does(() => moving.roll(lead, tix));
    case 'w':
      return does(() => moving.roll(lead, tix / 2));
    case 'ArrowDown':
    case 'Backspace':
      return does(() => moving.back(lead));
    case ',':
      return does(() => moving.turn(lead, degree));
    case '.':
      return does(() => moving.turn(lead, -degree));
    case 'q':
      return does(() => moving.turn(lead, 45 * degree));
    case 'e':
      return does(() => moving.turn(lead, -45 * degree));
    default:
      return false;
  }
}
