/**
 * An attachment for text that may scroll: while it does, it can have the focus, so that the arrow keys scroll
 * it.
 */
export function focusIfScrolls(text: HTMLElement): () => void {
  const check = (): void => {
    if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  };
  check();
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(check);
  sizes?.observe(text);
  const words = new MutationObserver(check);
  words.observe(text, { characterData: true, childList: true, subtree: true });
  return () => {
    sizes?.disconnect();
    words.disconnect();
  };
}
