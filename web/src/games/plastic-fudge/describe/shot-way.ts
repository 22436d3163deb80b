import { listed } from '../../../parts/describe';
import { distance, nearest } from '../../../parts/plane';
import { t } from '../../../texts';
import { outline } from '../scene/plane';
import type { Attack, Piece, Position, Preview, Setup } from '../types';
import { placeOf, thingName } from './units';

/** The kinds of terrain that block sight, and look as if they did when a line passes close to them. */
const tall: readonly Piece['type'][] = ['building', 'mountain', 'fortress'];
/** In the picture, a line that passes a piece at this distance may seem to cross it, in inches. */
const close = 3;

/**
 * Says why a shot is possible although the picture shows a building in its way: because it passes beside it, or because
 * the weapon needs no sight. Empty for any other shot.
 */
export function describeShotWay(
  setup: Setup,
  position: Position,
  attack: Attack,
  { legal, sight }: Preview,
): string {
  const pieces = position.terrain ?? [];
  const names = (ids: readonly string[]): string => listed(ids.map((id) => thingName(setup, id, pieces)));
  if (!legal) return '';
  if (sight.blocked_by.length > 0) return t('pf-way-over', { by: names(sight.blocked_by) });
  const [from, to] = [placeOf(position, attack.unit), placeOf(position, attack.target ?? '')];
  if (!sight.needed || !from || !to) return '';
  const past = pieces.filter(
    (piece) =>
      tall.includes(piece.type) &&
      outline(piece).some((corner) => distance(nearest(from, to, corner), corner) < close),
  );
  return past.length > 0 ? t('pf-way-past', { by: names(past.map(({ id }) => id)) }) : '';
}
