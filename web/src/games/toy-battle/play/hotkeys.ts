import { isForTable, type Shown } from '../../../parts/keys';

/** What the keys of the table may do. */
export interface KeyDesk extends Shown {
  drop(): boolean;
  flip(): void;
  draw(): void;
  yes(): void;
  decline(): void;
}

/** Handles a key pressed anywhere on the page. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, desk: KeyDesk): void {
  if (!isForTable(event, root, desk)) return;
  switch (event.key.toLowerCase()) {
    case 'escape':
      if (desk.drop()) event.preventDefault();
      break;
    case 'f':
      desk.flip();
      break;
    case 'd':
      desk.draw();
      break;
    case 'y':
      desk.yes();
      break;
    case 'n':
      desk.decline();
      break;
  }
}
