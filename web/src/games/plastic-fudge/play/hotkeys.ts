import { isForTable, type Shown } from '../../../parts/keys';
import type { Steer } from '../scene/api';
import { replaySteers, steerOf } from '../../../parts/three/keys';
import type { Orders } from '../orders/orders.svelte';

/** What the table does when the player presses a key that gives no order. */
export interface KeyActions extends Shown {
  orders: Orders;
  /** Whether the table shows a replay; the page has its own keys for replays. */
  replay: boolean;
  steer(wish: Steer): void;
  /** Changes the cloth on the table. */
  cover(): void;
  /** Switches the names over the figures on or off. */
  label(): void;
  /** Gives the answer whose button shows this letter. Returns whether there was such an answer. */
  answer(letter: string): boolean;
  /** Drops one choice, such as the selection. Returns whether there was one. */
  cancel(): boolean;
}

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, keys: KeyActions): void {
  if (!isForTable(event, root, keys)) return;
  const target = event.target instanceof Element ? event.target : null;
  const onButton = target?.closest('button, a, summary, [role="option"], [role="tab"]') ?? null;
  if (onButton && (event.key === ' ' || (event.key === 'Enter' && !onButton.matches('[data-keeps]')))) return;
  const done =
    !(target?.closest('[data-roving]') && isArrow(event) && !event.shiftKey) &&
    (keys.replay ? false : order(event, keys));
  if (done) return event.preventDefault();
  if (event.key.toLowerCase() === 'c') {
    event.preventDefault();
    return keys.cover();
  }
  if (event.key.toLowerCase() === 'i') {
    event.preventDefault();
    return keys.label();
  }
  const wish = steerOf(event);
  if (
    !wish ||
    (keys.replay && !replaySteers.includes(wish)) ||
    (target?.closest('[data-roving]') && event.key.startsWith('Page'))
  )
    return;
  event.preventDefault();
  keys.steer(wish);
}

const isArrow = ({ key }: KeyboardEvent): boolean => key.startsWith('Arrow');

/** Handles the keys that give orders. Returns whether the key was one of these keys. */
function order(event: KeyboardEvent, keys: KeyActions): boolean {
  const { orders } = keys;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isArrow(event) && !event.shiftKey) return arrow(orders, event.key);
  switch (key) {
    case 'Escape':
      return keys.cancel();
    case 'n':
      return does(() => orders.next(event.shiftKey ? -1 : 1));
    case 'm':
      return does(() => orders.ruler.toggle(orders.lead));
    case 'g':
      return keys.answer('G') || give(orders);
    case 'u':
    case 'a':
    case 'b':
    case 'r':
      return keys.answer(key.toUpperCase());
    case 'q':
      return turn(orders, 45);
    case 'e':
      return turn(orders, -45);
    case ',':
      return turn(orders, 15);
    case '.':
      return turn(orders, -15);
    case 'Enter':
      return enter(orders);
    default:
      return moves(orders, key);
  }
}

/**
 * Handles the key G while no answer has this letter: sends all drafts. Returns whether there were any drafts.
 */
function give({ drafts, asks }: Orders): boolean {
  return drafts.count > 0 && asks !== null && does(() => drafts.give());
}

/** Handles the keys for a Unit that may move. Returns whether the key was one of these keys. */
function moves(orders: Orders, key: string): boolean {
  const unit = orders.lead;
  if (!unit || !(orders.can(unit, 'move') || orders.can(unit, 'enter') || orders.can(unit, 'leave')))
    return false;
  switch (key) {
    case 'w':
      return does(() => orders.moving.go(unit, 0.5));
    case 'Backspace':
      return does(() => orders.moving.back(unit));
    case 'h':
      return does(() => orders.moving.hold(unit));
    case 'p':
      return does(() => (orders.moving.adds = !orders.moving.adds));
    case 't':
      return does(() => orders.moving.repeat(unit));
    default:
      return false;
  }
}

function does(deed: () => void): true {
  deed();
  return true;
}

/**
 * Turns the piece that the player holds, the flame that the player aims, or the selected Unit by a drafted
 * order.
 */
function turn(orders: Orders, degrees: number): boolean {
  const { piece } = orders.deploying;
  const { aim } = orders.shooting;
  const unit = orders.lead;
  if (piece) return does(() => orders.deploying.place(piece.id, piece.at, piece.facing + degrees));
  if (aim?.attack.direction !== undefined)
    return does(() =>
      orders.shooting.typed({ direction: ((aim.attack.direction ?? 0) + degrees + 360) % 360 }),
    );
  if (!unit) return false;
  if (orders.can(unit, 'deploy')) return does(() => orders.deploying.turn(unit, degrees));
  return orders.can(unit, 'move') || orders.can(unit, 'enter') || orders.moving.order(unit)?.do === 'leave'
    ? does(() => orders.moving.turn(unit, degrees))
    : false;
}

/**
 * Handles an arrow key: shifts the piece, template, Unit or Jet that the player is placing, or steers a Unit
 * that moves. For a passenger, changes the side on which the passenger gets out.
 */
function arrow(orders: Orders, key: string): boolean {
  const step = 0.5;
  const [east, north] = (
    { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] } as Record<
      string,
      [number, number]
    >
  )[key] ?? [0, 0];
  const { piece } = orders.deploying;
  const unit = orders.lead;
  if (piece) return does(() => orders.deploying.place(piece.id, [piece.at[0] + east, piece.at[1] + north]));
  if (orders.shooting.aim) return does(() => orders.shooting.nudge(east, north));
  if (!unit) return false;
  if (orders.can(unit, 'deploy')) return does(() => orders.deploying.nudge(unit, east, north));
  const jet = orders.jets.get(unit);
  if (jet) return does(() => orders.jet(unit, { at: [jet.at[0] + east, jet.at[1] + north] }));
  if (orders.can(unit, 'leave'))
    return does(() =>
      key === 'ArrowDown'
        ? orders.moving.back(unit)
        : orders.moving.around(unit, key === 'ArrowRight' ? 1 : -1),
    );
  if (!orders.can(unit, 'move') && !orders.can(unit, 'enter')) return false;
  if (key === 'ArrowUp') return does(() => orders.moving.go(unit, 1));
  if (key === 'ArrowDown') return does(() => orders.moving.back(unit));
  return turn(orders, key === 'ArrowLeft' ? 15 : -15);
}

/** Places the piece that the player holds, or keeps the template where it is. */
function enter(orders: Orders): boolean {
  const placement = orders.deploying.placement();
  if (placement) return does(() => orders.table.act(placement));
  return orders.shooting.aim ? does(() => orders.shooting.keep()) : false;
}
