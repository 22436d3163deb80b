/** How long a page may take to lay itself out, in milliseconds. */
const settling = 1_500;

/**
 * Scrolls to what the first of `spots` that fits anything selects: at once, before the page is painted, and
 * again while the page lays itself out. The first press ends it, so that nothing moves under a finger.
 * Returns a function that stops it.
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
