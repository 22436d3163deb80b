/**
 * The value of `data-point`, which makes a thing on a table a target for hints. It holds the ids of the thing
 * in the game's JSON, or `#` and a short name for a control. Spaces separate several points, so a space
 * within an id becomes a no-break space.
 */
export function pointsOf(...ids: readonly string[]): string {
  return ids.map((id) => id.replaceAll(' ', '\u00a0')).join(' ');
}

/** Whether a value of `data-point` holds a point. */
function hasPoint(value: string | null, point: string): boolean {
  return value !== null && value.split(' ').includes(pointsOf(point));
}

/**
 * Whether a table says in an attribute `data-picked` that the player has already picked the thing that a
 * point names.
 */
export const isPicked = (root: ParentNode, point: string): boolean =>
  [...root.querySelectorAll('[data-picked]')].some((table) =>
    hasPoint(table.getAttribute('data-picked'), point),
  );

/**
 * What the player has picked in the lists with `data-one-pick`, in which only one thing can be picked. A hint
 * that names another thing of such a list no longer fits.
 */
export const pickedOf = (root: ParentNode): string =>
  [...root.querySelectorAll('[data-picked][data-one-pick]')]
    .map((list) => list.getAttribute('data-picked'))
    .join(' ');

/** A part of the window, in CSS pixels. */
export type Place = { left: number; top: number; width: number; height: number };

/** The name of the DOM event that asks a picture where it draws the thing that a point names. */
const locating = 'locate';

/** Where a picture on a table draws the thing that a point names now; null if no picture shows it. */
export function locate(root: ParentNode, point: string): Place | null {
  const asked = new CustomEvent<{ point: string; place: Place | null }>(locating, {
    detail: { point, place: null },
  });
  root.querySelectorAll('[data-picture]').forEach((picture) => picture.dispatchEvent(asked));
  return asked.detail.place;
}

/** Lets a picture, which carries `data-picture`, say where it draws the thing that a point names. */
export function answerLocate(picture: Element, find: (point: string) => Place | null): () => void {
  const answer = (event: Event): void => {
    const { detail } = event as CustomEvent<{ point: string; place: Place | null }>;
    detail.place ??= find(detail.point);
  };
  picture.addEventListener(locating, answer);
  return () => picture.removeEventListener(locating, answer);
}

/**
 * The elements of a table that carry any of these points. They are in the order of the points, and for one
 * point in the order of the page.
 */
export function pointedAt(root: ParentNode, points: readonly string[]): Element[] {
  const all = [...root.querySelectorAll('[data-point]')];
  return [
    ...new Set(
      points.flatMap((point) => all.filter((element) => hasPoint(element.getAttribute('data-point'), point))),
    ),
  ];
}
