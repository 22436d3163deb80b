/** How many pixels at the upper edge of a picture the status of its table covers. */
export function coveredTop(picture: Element): number {
  const bar = picture.closest('[data-table]')?.querySelector('[data-covers]')?.getBoundingClientRect();
  const { left, right, top } = picture.getBoundingClientRect();
  return bar && bar.left < right && bar.right > left ? Math.max(0, Math.round(bar.bottom - top)) : 0;
}
