/** A rectangle of the picture, in pixels: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

type Size = readonly [number, number];

/** The name of a figure that needs a place. `was` is the number of the place that it had before. */
export type Name = { own: Box; size: Size; must: boolean; was?: number | undefined };

/** The place of a name, and its number in the order of `placesBeside`. */
export type Place = { box: Box; nth: number };

/** The room between a figure and its name, in pixels. */
const room = 4;

/** The room that a name leaves around other figures where it can, since a mark may stand around a figure. */
const clear = 10;

const wider = ([left, top, right, bottom]: Box): Box => [
  left - clear,
  top - clear,
  right + clear,
  bottom + clear,
];

/** Whether two rectangles overlap. */
export const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** The area that two rectangles share, in square pixels. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, wide) * Math.max(0, high);
}

const holds = ([width, height]: Size, [left, top, right, bottom]: Box): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/**
 * The places of a name beside its figure, the best first: below the base, above the head, to the right, to the
 * left, and then at the corners. A place below or above is moved sideways where it would leave the picture.
 */
export function placesBeside([left, top, right, bottom]: Box, [wide, high]: Size, [width]: Size): Box[] {
  const at = (x: number, y: number): Box => [x, y, x + wide, y + high];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const near = Math.max(Math.min(middle - wide / 2, width - wide - 1), 1);
  const [below, above] = [bottom + room, top - room - high];
  return [
    at(near, below),
    at(near, above),
    at(right + room, centre - high / 2),
    at(left - room - wide, centre - high / 2),
    at(middle - room, below),
    at(middle + room - wide, below),
    at(middle - room, above),
    at(middle + room - wide, above),
    at(right + room, top),
    at(left - room - wide, top),
    at(right + room, bottom - high),
    at(left - room - wide, bottom - high),
  ];
}

/**
 * Gives names their places, the most important name first. A name takes its place from before or the first one
 * that lies in the picture, on no other text, and on no other figure, and if possible not near one. If there
 * is none, a name that must be shown takes the place that hides least; any other is left out, which is null.
 * Names of figures outside the picture are left out too.
 */
export function placeNames(
  names: readonly Name[],
  bodies: readonly Box[],
  texts: readonly Box[],
  picture: Size,
): (Place | null)[] {
  const taken = [...texts];
  return names.map(({ own, size, must, was }) => {
    if (!holds(picture, middleOf(own))) return null;
    const others = bodies.filter((body) => body !== own);
    const places = placesBeside(own, size, picture)
      .map((box, nth): Place => ({ box, nth }))
      .filter(({ box }) => holds(picture, box));
    const isFree = ({ box }: Place): boolean => ![...taken, ...others].some((other) => overlaps(box, other));
    const near = others.map(wider);
    const isClear = ({ box }: Place): boolean => ![...taken, ...near].some((other) => overlaps(box, other));
    const before = places.find((place) => place.nth === was);
    const hides = ({ box }: Place): number =>
      others.reduce((sum, other) => sum + shared(box, other), 0) +
      taken.reduce((sum, other) => sum + 4 * shared(box, other), 0);
    const least = must ? places.toSorted((one, other) => hides(one) - hides(other))[0] : undefined;
    const inOrder = before ? [before, ...places] : places;
    const found = inOrder.find(isClear) ?? inOrder.find(isFree) ?? least ?? null;
    if (found) taken.push(found.box);
    return found;
  });
}

const middleOf = ([left, top, right, bottom]: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x, y, x, y];
};
