/** Whether a key belongs to a field, a dialog's own handling or a shortcut of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as Element | null;
  return target?.closest?.('input, textarea, select, [contenteditable]') != null;
}
