/** Whether a key belongs to a text field or a shortcut of the browser, or was handled already. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target as Element | null;
  return target?.closest?.('input, textarea, select, [contenteditable]') != null;
}
