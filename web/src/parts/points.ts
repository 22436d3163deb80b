/**
 * The value of `data-point`, which makes a thing on a table a target for hints: its ids in the game's JSON,
 * or `#` and a short name for a control. Spaces separate several points, so a space within an id becomes a
 * no-break space.
 */
export function pointsOf(...ids: readonly string[]): string {
  return ids.map((id) => id.replaceAll(' ', '\u00a0')).join(' ');
}

/** Whether a value of `data-point` holds a point. */
function hasPoint(value: string | null, point: string): boolean {
  return value !== null && value.split(' ').includes(pointsOf(point));
}

/** The elements of a table that carry one of some points, in the order of the points and then of the page. */
export function pointedAt(root: ParentNode, points: readonly string[]): Element[] {
  const all = [...root.querySelectorAll('[data-point]')];
  return [
    ...new Set(
      points.flatMap((point) => all.filter((element) => hasPoint(element.getAttribute('data-point'), point))),
    ),
  ];
}
