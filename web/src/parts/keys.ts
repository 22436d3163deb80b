/** What this file needs from a table: whether it plays events, and a function that skips them. */
export interface Shown {
  /** Whether events are being played. */
  busy(): boolean;
  skip(): void;
}

/**
 * Whether a key that was pressed anywhere on the page is for the table. The answer is no if a text field or
 * another part of the page has the focus. It is yes if an element around the table has the focus, for example
 * after a click on a picture. While the table plays events, Space, Escape and Enter skip them: this function
 * then calls the table to skip the events, and returns false.
 */
export function isForTable(event: KeyboardEvent, root: HTMLElement, shown: Shown): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  const elsewhere = target !== null && !target.contains(root) && !root.contains(target);
  if (elsewhere || target?.closest('input, textarea, select, dialog, [contenteditable]')) return false;
  if (!shown.busy() || ![' ', 'Escape', 'Enter'].includes(event.key)) return true;
  event.preventDefault();
  shown.skip();
  return false;
}
