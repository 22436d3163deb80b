/** How long a page may take to lay itself out, in milliseconds. */
const settling = 1_500;

/**
 * Scrolls to what the first of `spots` that fits anything selects, and again while the page lays itself out.
 * Returns a function that stops it.
 */
export function bring(root: HTMLElement, ...spots: readonly string[]): () => void {
  const show = (): void => {
    const found = spots.map((spot) => root.querySelector(spot)).find((one) => one !== null);
    found?.scrollIntoView?.({ block: 'nearest' });
  };
  const frame = requestAnimationFrame(show);
  const laid = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
  laid?.observe(root);
  const settled = setTimeout(() => laid?.disconnect(), settling);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(settled);
    laid?.disconnect();
  };
}
