/** What the keys of the table may do. */
export interface KeyDesk {
  busy(): boolean;
  skip(): void;
  drop(): boolean;
  flip(): void;
  draw(): void;
  yes(): void;
  decline(): void;
}

/** Handles a key pressed anywhere on the page, unless somebody is writing or another part of the page has the focus. */
export function handleKey(event: KeyboardEvent, root: HTMLElement, desk: KeyDesk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const elsewhere = target !== null && target !== document.body && !root.contains(target);
  if (elsewhere || target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
  if (desk.busy() && (event.key === ' ' || event.key === 'Escape' || event.key === 'Enter')) {
    event.preventDefault();
    desk.skip();
    return;
  }
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
