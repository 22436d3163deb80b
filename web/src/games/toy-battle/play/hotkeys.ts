import { isForTable, type Shown } from '../../../parts/keys';

/** What the table does for its keys. */
export interface KeyActions extends Shown {
  drop(): boolean;
  flip(): void;
  /** Shows the counts at medals and headquarters, or hides them. */
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
