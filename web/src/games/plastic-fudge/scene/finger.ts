import type { Figure, Spot } from './api';
import { distance, nearest } from './plane';
import { tall } from './sizes';

/** Half the breadth of a finger, in pixels. */
const breadth = 22;

type Seen = { x: number; y: number };

/**
 * The standing figure that a finger means although it touches none. It is the nearest one on the screen, if
 * it is within the breadth of a finger. `seen` gives the position of a place at a height on the screen.
 */
export function underFinger(
  x: number,
  y: number,
  figures: readonly Figure[],
  seen: (at: Spot, high: number) => Seen | null,
): Figure | null {
  let [found, least]: [Figure | null, number] = [null, breadth];
  for (const figure of figures) {
    if (figure.state === 'destroyed') continue;
    const [foot, head] = [seen(figure.at, 0), seen(figure.at, tall(figure))];
    if (!foot || !head) continue;
    const beside = nearest([foot.x, foot.y], [head.x, head.y], [x, y]);
    const away = distance([x, y], beside);
    if (away < least) [found, least] = [figure, away];
  }
  return found;
}
