/** Moves the focus to a heading that was drawn later than its page, unless the focus has moved meanwhile. */
export function beginHere(heading: HTMLElement): void {
  if (document.activeElement?.id !== 'main') return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
