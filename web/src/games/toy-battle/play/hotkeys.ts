import { isForTable, type Shown } from '../../../parts/keys';

/** What the table does when the player presses one of its keys. */
export interface KeyActions extends Shown {
  drop(): boolean;
  flip(): void;
  /** Shows or hides the counts at medals and the marks at headquarters. */
  chances(): void;
  draw(): void;
  yes(): void;
  decline(): void;
}

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, actions: KeyActions): void {
  if (!isForTable(event, root, actions)) return;
  switch (event.key.toLowerCase()) {
    case 'escape':
      if (actions.drop()) event.preventDefault();
      break;
    case 'f':
      actions.flip();
      break;
    case 'c':
      actions.chances();
      break;
    case 'd':
      actions.draw();
      break;
    case 'y':
      actions.yes();
      break;
    case 'n':
      actions.decline();
      break;
  }
}
