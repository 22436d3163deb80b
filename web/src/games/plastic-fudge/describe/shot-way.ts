import { joined } from '../../../parts/describe';
import { inside, sides } from '../../../parts/plane';
import { t } from '../../../texts';
import type { Spot } from '../scene/api';
import { outline, stretches } from '../scene/plane';
import type { Attack, Piece, Position, Preview, Setup } from '../types';
import { pieceName } from '../names';
import { sumOf } from '../report/report';
import { placeOf, thingName } from './units';

/** The kinds of terrain that block sight, and look as if they did when a line passes close to them. */
const tall: readonly Piece['type'][] = ['building', 'mountain', 'fortress'];
/** Whether a line passes over a piece with a height, such as a hill or a wall, that lies between its ends. */
function crosses(from: Spot, to: Spot, piece: Piece): boolean {
  const isHigh = piece.type === 'low-wall' || tall.includes(piece.type) || (piece.height ?? 0) > 0;
  const corners = outline(piece);
  if (!isHigh || inside(corners, from) || inside(corners, to)) return false;
  return stretches(from, to, corners).length > 0;
}

/** In the picture, a line that passes a piece at this distance may seem to cross it, in inches. */
const close = 3;

/**
 * How near a side of a piece comes to a line, in inches. Counts only the part of the side that lies beside
 * the line, not what lies before its start or beyond its end. Infinity if there is no such part.
 */
function gapBeside(from: Spot, to: Spot, [a, b]: readonly [Spot, Spot]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  if (long === 0) return Infinity;
  const along = ([x, y]: Spot): number => ((x - from[0]) * dx + (y - from[1]) * dy) / long;
  const aside = ([x, y]: Spot): number => ((y - from[1]) * dx - (x - from[0]) * dy) / long;
  const [start, stop] = [along(a), along(b)];
  const cut = (place: number): number => (place - start) / (stop - start);
  const shares =
    start === stop
      ? [0, start > 0 && start < long ? 1 : 0]
      : [Math.max(0, Math.min(cut(0), cut(long))), Math.min(1, Math.max(cut(0), cut(long)))];
  const [first = 0, last = 0] = shares;
  if (first >= last) return Infinity;
  const [one, other] = [first, last].map((share) => aside(a) + (aside(b) - aside(a)) * share) as [
    number,
    number,
  ];
  return one * other <= 0 ? 0 : Math.min(Math.abs(one), Math.abs(other));
}

/** Whether a line passes close beside a piece. One that begins or ends on the piece does not. */
function passes(from: Spot, to: Spot, piece: Piece): boolean {
  const corners = outline(piece);
  if (inside(corners, from) || inside(corners, to)) return false;
  return sides(corners).some((side) => gapBeside(from, to, side) < close);
}

/**
 * Says why a shot is possible although the picture shows something in its way: because it passes over a hill
 * or a wall or beside a building, or because the weapon needs no sight. Empty for any other shot.
 */
export function describeShotWay(
  setup: Setup,
  position: Position,
  attack: Attack,
  { legal, sight, targets }: Preview,
): string {
  const pieces = position.terrain ?? [];
  const names = (ids: readonly string[]): string => {
    const known = (id: string) => pieces.find((piece) => piece.id === id);
    const said = ids.map((id) => {
      const piece = known(id);
      return piece ? t('pf-way-piece', { piece: pieceName(piece) }) : thingName(setup, id);
    });
    return joined([...new Set(said)]);
  };
  if (!legal) return '';
  if (sight.blocked_by.length > 0) return t('pf-way-over', { by: names(sight.blocked_by) });
  const [from, to] = [placeOf(position, attack.unit), placeOf(position, attack.target ?? '')];
  if (!sight.needed || !from || !to) return '';
  const over = pieces.filter((piece) => crosses(from, to, piece));
  if (over.length > 0) {
    const walls = targets?.[0]?.defence_modifiers.filter(({ what }) => what === 'wall') ?? [];
    return t('pf-way-above', { by: names(over.map(({ id }) => id)), cover: sumOf(walls) });
  }
  const past = pieces.filter((piece) => tall.includes(piece.type) && passes(from, to, piece));
  return past.length > 0 ? t('pf-way-past', { by: names(past.map(({ id }) => id)) }) : '';
}
