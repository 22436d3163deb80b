/** For how long `bring` follows changes of the layout, in milliseconds. */
const settling = 1_500;

/**
 * Scrolls to an element: to that of the first CSS selector in `spots` that matches one. Scrolls at once,
 * before the browser paints, and again while the layout of the page changes. The first press ends this, so
 * that nothing moves under a finger. Returns a function that ends it too.
 */
export function bring(root: HTMLElement, ...spots: readonly string[]): () => void {
  const show = (): void => {
    const found = spots.map((spot) => root.querySelector(spot)).find((one) => one !== null);
    found?.scrollIntoView?.({ block: 'nearest' });
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
