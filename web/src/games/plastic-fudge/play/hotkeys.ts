import { isForTable, type Shown } from '../../../parts/keys';
import type { Steer } from '../scene/api';
import { steerOf } from '../scene/keys';
import type { Desk } from '../orders/desk.svelte';

/** What the keys of the table may do beside ordering. */
export interface KeyDesk extends Shown {
  desk: Desk;
  /** Whether the table is only gone through; the shell has keys of its own for that. */
  replay: boolean;
  steer(wish: Steer): void;
  /** Covers the table with something else. */
  cover(): void;
  /** Says the answer with a letter, if there is one. */
  answer(letter: string): boolean;
  /** Lets go of one thing. */
  cancel(): boolean;
}

const replayKeys: readonly Steer[] = [
  'mode',
  'flip',
  'left',
  'right',
  'up',
  'down',
  'turn-left',
  'turn-right',
  'tilt-up',
  'tilt-down',
];

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, keys: KeyDesk): void {
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
  const wish = steerOf(event);
  if (
    !wish ||
    (keys.replay && !replayKeys.includes(wish)) ||
    (target?.closest('[data-roving]') && event.key.startsWith('Page'))
  )
    return;
  event.preventDefault();
  keys.steer(wish);
}

const isArrow = ({ key }: KeyboardEvent): boolean => key.startsWith('Arrow');

/** Keys that order; says whether the key was one. */
function order(event: KeyboardEvent, keys: KeyDesk): boolean {
  const { desk } = keys;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isArrow(event) && !event.shiftKey) return arrow(desk, event.key);
  switch (key) {
    case 'Escape':
      return keys.cancel();
    case 'n':
      return does(() => desk.next(event.shiftKey ? -1 : 1));
    case 'm':
      return does(() => desk.ruler.toggle(desk.lead));
    case 'g':
    case 'u':
    case 'a':
    case 'b':
    case 'r':
      return keys.answer(key.toUpperCase());
    case 'q':
      return turn(desk, 45);
    case 'e':
      return turn(desk, -45);
    case ',':
      return turn(desk, 15);
    case '.':
      return turn(desk, -15);
    case 'Enter':
      return enter(desk);
    default:
      return moves(desk, key);
  }
}

/** Keys for a Unit that may move. */
function moves(desk: Desk, key: string): boolean {
  const unit = desk.lead;
  if (!unit || !(desk.can(unit, 'move') || desk.can(unit, 'enter') || desk.can(unit, 'leave'))) return false;
  switch (key) {
    case 'w':
      return does(() => desk.moving.go(unit, 0.5));
    case 'Backspace':
      return does(() => desk.moving.back(unit));
    case 'h':
      return does(() => desk.moving.hold(unit));
    case 'p':
      return does(() => (desk.moving.adds = !desk.moving.adds));
    case 't':
      return does(() => desk.moving.repeat(unit));
    default:
      return false;
  }
}

function does(deed: () => void): true {
  deed();
  return true;
}

/** Turns what is in hand: a piece, a flame, a Unit that deploys or moves. */
function turn(desk: Desk, degrees: number): boolean {
  const { piece } = desk.deploying;
  const { aim } = desk.shooting;
  const unit = desk.lead;
  if (piece) return does(() => desk.deploying.place(piece.id, piece.at, piece.facing + degrees));
  if (aim?.attack.direction !== undefined)
    return does(() =>
      desk.shooting.typed({ direction: ((aim.attack.direction ?? 0) + degrees + 360) % 360 }),
    );
  if (!unit) return false;
  if (desk.can(unit, 'deploy')) return does(() => desk.deploying.turn(unit, degrees));
  return desk.can(unit, 'move') || desk.can(unit, 'enter') || desk.moving.order(unit)?.do === 'leave'
    ? does(() => desk.moving.turn(unit, degrees))
    : false;
}

/** Arrows shift what is in hand; a Unit that moves they steer. */
function arrow(desk: Desk, key: string): boolean {
  const step = 0.5;
  const [east, north] = (
    { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] } as Record<
      string,
      [number, number]
    >
  )[key] ?? [0, 0];
  const { piece } = desk.deploying;
  const unit = desk.lead;
  if (piece) return does(() => desk.deploying.place(piece.id, [piece.at[0] + east, piece.at[1] + north]));
  if (desk.shooting.aim) return does(() => desk.shooting.nudge(east, north));
  if (!unit) return false;
  if (desk.can(unit, 'deploy')) return does(() => desk.deploying.nudge(unit, east, north));
  const jet = desk.jets.get(unit);
  if (jet) return does(() => desk.jet(unit, { at: [jet.at[0] + east, jet.at[1] + north] }));
  if (desk.can(unit, 'leave'))
    return does(() =>
      key === 'ArrowDown' ? desk.moving.back(unit) : desk.moving.around(unit, key === 'ArrowRight' ? 1 : -1),
    );
  if (!desk.can(unit, 'move') && !desk.can(unit, 'enter')) return false;
  if (key === 'ArrowUp') return does(() => desk.moving.go(unit, 1));
  if (key === 'ArrowDown') return does(() => desk.moving.back(unit));
  return turn(desk, key === 'ArrowLeft' ? 15 : -15);
}

/** Keeps what is in hand. */
function enter(desk: Desk): boolean {
  const placement = desk.deploying.placement();
  if (placement) return does(() => desk.table.act(placement));
  return desk.shooting.aim ? does(() => desk.shooting.keep()) : false;
}
