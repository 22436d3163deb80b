/** The windows of a wheel in their order, such as `7r*` with a star; null while wheels are hidden. */
type Wheel = readonly string[] | null | undefined;

const plain = (window: string): string => window.replace('*', '');

/**
 * Returns the positions of a wheel that fit what all players have seen. `marks` has a bit for each of them;
 * if it is left out, every position with the shown window fits. AT-R-03
 */
const fitting = (wheel: Wheel, window: string | null, marks?: number): number[] =>
  (wheel ?? []).flatMap((one, n) =>
    plain(one) === window && (marks === undefined || ((marks >> n) & 1) === 1) ? [n] : [],
  );

/**
 * What the window of a base shows, with a star at the end if the special window below it is surely white:
 * `7r*`. It is sure if every position that fits has a star.
 */
export function starred<Shown extends string | null>(
  wheel: Wheel,
  window: Shown,
  marks?: number,
): Shown | string {
  const found = fitting(wheel, window, marks);
  return found.length > 0 && found.every((n) => wheel?.[n]?.endsWith('*')) ? `${window}*` : window;
}

/**
 * Returns the windows on which a wheel may stop after a roll of `tix`; empty while wheels are hidden. AT-R-02
 */
export const windowsAfter = (
  wheel: Wheel,
  { window, marks }: { window: string | null; marks?: number },
  tix: number,
): string[] => [
  ...new Set(fitting(wheel, window, marks).flatMap((n) => wheel?.[(n + tix) % wheel.length] ?? [])),
];

/** What the window of a figure shows, with a star at the end if its special window is surely white. */
export const shownBy = <Shown extends string | null>(
  card: { wheel?: Wheel } | undefined,
  { window, marks }: { window: Shown; marks?: number },
): Shown | string => starred(card?.wheel, window, marks);
