/** Where something lies on the screen, in pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** The distance between a ring and the thing that it marks, in pixels. */
const ROOM = 4;
/** The least width and height of a ring, in pixels, such as around an anchor without a size. */
const LEAST = 28;

/** The box of the ring around a thing, a little larger than the box of the thing. */
export function ringAround({ left, top, width, height }: Box): Box {
  const wide = Math.max(width + 2 * ROOM, LEAST);
  const high = Math.max(height + 2 * ROOM, LEAST);
  return { left: left + width / 2 - wide / 2, top: top + height / 2 - high / 2, width: wide, height: high };
}

/** The part of a box that lies within another; null if there is none. */
export function within(box: Box, outer: Box): Box | null {
  const left = Math.max(box.left, outer.left);
  const top = Math.max(box.top, outer.top);
  const right = Math.min(box.left + box.width, outer.left + outer.width);
  const bottom = Math.min(box.top + box.height, outer.top + outer.height);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/**
 * The part of the window in which an element can be seen. Each element around it that clips its content makes
 * that part smaller.
 */
export function windowOf(element: Element): Box {
  let seen: Box = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer === document.documentElement || outer === document.body) break;
    if (getComputedStyle(outer).overflow.includes('visible')) continue;
    const { left, top, width, height } = outer.getBoundingClientRect();
    // A ring may extend a little over the edge of an element that clips its piece.
    const edge = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
    seen = within(seen, edge) ?? { left, top, width: 0, height: 0 };
  }
  return seen;
}

/** Whether an element is drawn at all: it is not hidden, and not there for screen readers alone. */
export function isDrawn(element: Element): boolean {
  if (element.checkVisibility?.({ visibilityProperty: true }) === false) return false;
  if (element.closest('.r-hidden')) return false;
  return element.getClientRects().length > 0;
}

/** Where a hand stands at its ring. */
export type HandSide = 'above' | 'within' | 'below';

/**
 * Where the hand stands: above its ring, or below if there is no room above. If the ring is both high and
 * wide, the hand is inside. Outside, it would seem to point at a neighbour.
 */
export function handSide(ring: Box, room: number): HandSide {
  if (Math.min(ring.width, ring.height) > 3 * room) return 'within';
  return ring.top >= room ? 'above' : 'below';
}

/** The box in which a hand moves at a side of its ring. It is as wide and as high as its `room`. */
export function handBox(ring: Box, side: HandSide, room: number): Box {
  const { left, top, width, height } = ring;
  const at = { above: top - room, within: top + 4, below: top + height }[side];
  return { left: left + width / 2 - room / 2, top: at, width: room, height: room };
}

/**
 * The side on which the hand covers no text of the table: that of `handSide` if possible. Null if there is no
 * such side.
 */
export function freeSide(root: Element, ring: Box, room: number): HandSide | null {
  const wanted = handSide(ring, room);
  const sides: HandSide[] = [wanted, ...(['above', 'below'] as const).filter((one) => one !== wanted)];
  const fits = ({ top, height }: Box): boolean => top >= 0 && top + height <= innerHeight;
  return (
    sides.find((side) => {
      const box = handBox(ring, side, room);
      return fits(box) && !hasText(root, box);
    }) ?? null
  );
}

/** Whether text of an element lies in a box. */
export function hasText(root: Element, box: Box): boolean {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !within(parent.getBoundingClientRect(), box)) continue;
    if (!isDrawn(parent)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((line) => within(line, box))) return true;
  }
  return false;
}

/**
 * Whether the middle of an element is covered. It may be covered by something that keeps its place while its
 * surroundings scroll, such as a bar at the edge of a table. It may also be covered by a card with
 * `data-covers`. With `share`, checks the point at this share of the height instead of the middle.
 */
export function isCovered(element: Element, share = 0.5): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  let over = document.elementFromPoint?.(left + width / 2, top + height * share) ?? null;
  for (; over && !over.contains(element); over = over.parentElement)
    if (!element.contains(over) && (over.matches('[data-covers]') || keepsPlace(over))) return true;
  return false;
}

/** Whether an element keeps its place while its surroundings scroll. */
const keepsPlace = (element: Element): boolean =>
  ['sticky', 'fixed'].includes(getComputedStyle(element).position);
