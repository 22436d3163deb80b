/**
 * What the window of a base shows, with a star at the end if the special window below it is surely white: `7r*`.
 * It is sure if every window of the wheel with this Speed and colour has a star. `wheel` is null while wheels
 * are hidden.
 */
export function starred<Shown extends string | null>(
  wheel: readonly string[] | null | undefined,
  window: Shown,
): Shown | string {
  const alike = (wheel ?? []).filter((one) => one.replace('*', '') === window);
  return alike.length > 0 && alike.every((one) => one.endsWith('*')) ? `${window}*` : window;
}
