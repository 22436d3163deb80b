/** For how long `bring` follows changes of the layout, in milliseconds. */
const settling = 1_500;

/**
 * Scrolls to the element of each CSS selector in `spots` that matches one, in order. The last is surely in
 * view, and the earlier ones as far as there is room. Scrolls at once, before the browser paints, and again
 * while the layout of the page changes. The first press ends this, so that nothing moves under a finger.
 * Returns a function that ends it too. A table whose parts all fit never moves, and neither does the page.
 */
export function bring(root: HTMLElement, ...spots: readonly string[]): () => void {
  const show = (): void => {
    const table = root.parentElement;
    if (table && table.scrollHeight <= table.clientHeight + 1) return;
    for (const spot of spots) root.querySelector(spot)?.scrollIntoView?.({ block: 'nearest' });
  };
  const laid = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
  const stop = (): void => {
    clearTimeout(settled);
    removeEventListener('pointerdown', stop, true);
    laid?.disconnect();
  };
  const settled = setTimeout(stop, settling);
  addEventListener('pointerdown', stop, true);
  show();
  laid?.observe(root);
  return stop;
}
