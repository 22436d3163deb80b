import type { Figure, Look, Overlay, Spot } from '../api';
import { radiusOf, tall } from '../sizes';
import type { Body } from './labels';

/** How high a Commander's star stands over its head, in inches. */
const star = 0.7;

/** Everything that stands on the table or is drawn there as a translucent model. */
function standing(
  figures: readonly Figure[],
  overlays: readonly Overlay[],
): { at: Spot; look: Look; commander: boolean }[] {
  const drafted = overlays.flatMap((one) => {
    const at = one.kind === 'ghost' ? one.at : one.kind === 'path' ? one.way.at(-1) : undefined;
    return at && 'look' in one ? [{ at, look: one.look, commander: false }] : [];
  });
  const steady = figures.filter(({ state }) => state !== 'destroyed');
  return [...steady.map((look) => ({ at: look.at, look, commander: look.commander ?? false })), ...drafted];
}

/**
 * The rectangles that figures and drafted models cover in the picture. `seen` gives where a place at a height is
 * drawn, in pixels.
 */
export function bodiesOf(
  figures: readonly Figure[],
  overlays: readonly Overlay[],
  seen: (at: Spot, high: number) => { x: number; y: number } | null,
): Body[] {
  return standing(figures, overlays).flatMap(({ at, look, commander }): Body[] => {
    const radius = radiusOf(look);
    const [foot, side] = [seen(at, 0), seen([at[0] + radius, at[1]], 0)];
    const head = seen(at, tall(look) + (commander ? star : 0));
    if (!foot || !side || !head) return [];
    const half = Math.hypot(side.x - foot.x, side.y - foot.y);
    const [top, bottom] = [Math.min(head.y, foot.y - half * 0.6), Math.max(head.y, foot.y + half * 0.6)];
    return [{ at, box: [Math.min(foot.x, head.x) - half, top, Math.max(foot.x, head.x) + half, bottom] }];
  });
}
