import { isForTable, type Shown } from '../../../parts/keys';

/** The functions that the keys of the table call. */
export interface KeyActions extends Shown {
  /** Clears everything that was picked. Returns whether anything was picked. */
  cancel(): boolean;
  yes(): void;
  no(): void;
  discard(): void;
  memory(): void;
  /** Moves the focus to the next or the previous piece that the player may choose. */
  lit(step: 1 | -1): void;
  /** Moves the focus to the next or the previous line of figures or cards. */
  rows(step: 1 | -1): void;
}

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, actions: KeyActions): void {
  if (!isForTable(event, root, actions)) return;
  switch (event.key) {
    case 'Escape':
      if (actions.cancel()) event.preventDefault();
      break;
    case 'PageDown':
    case 'PageUp':
      event.preventDefault();
      actions.lit(event.key === 'PageDown' ? 1 : -1);
      break;
    case 'ArrowDown':
    case 'ArrowUp':
      if (!(event.target instanceof Element && event.target.closest('[data-line]'))) break;
      event.preventDefault();
      actions.rows(event.key === 'ArrowDown' ? 1 : -1);
      break;
    case 'y':
    case 'Y':
      actions.yes();
      break;
    case 'n':
    case 'N':
      actions.no();
      break;
    case 'd':
    case 'D':
      actions.discard();
      break;
    case 'm':
    case 'M':
      actions.memory();
      break;
  }
}

/**
 * Moves the focus along a line for the keys ←, →, Home and End. `at` is the index of the focused element.
 * Returns whether the key was one of these.
 */
export function roam(event: KeyboardEvent, line: readonly HTMLElement[], at: number): boolean {
  const last = line.length - 1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
  if (to === undefined || last < 0) return false;
  event.preventDefault();
  event.stopPropagation();
  line[(to + line.length) % line.length]?.focus();
  return true;
}

/** Moves the focus to the next or the previous piece that the player may choose. */
export function stepLit(root: HTMLElement, step: 1 | -1): void {
  const lit = [...root.querySelectorAll<HTMLElement>('[data-legal]')];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : lit.length - 1) : (at + step + lit.length) % lit.length;
  lit[next]?.focus();
}

/** Moves the focus to the next or the previous line of figures or cards. */
export function stepLines(root: HTMLElement, step: 1 | -1): void {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  const next = lines[(at + step + lines.length) % lines.length];
  next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
