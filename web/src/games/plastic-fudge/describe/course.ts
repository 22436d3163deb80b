import { t } from '../../../texts';
import { around, bearing } from '../orders/leaving';
import { along, distance } from '../scene/plane';
import type { Leg, Position, Setup, Spot, View } from '../types';
import { cardOf, isGone, namingFor, unitOf } from './units';

/** Where a path leads from a place: every corner, and the direction at its end in degrees. */
export function wayOf(at: Spot, facing: number, path: readonly Leg[]): { way: Spot[]; facing: number } {
  const way: Spot[] = [at];
  let [place, now] = [at, facing];
  for (const leg of path) {
    if ('turn' in leg) now += leg.turn;
    else way.push((place = [...along(place, now, leg.go)]));
  }
  return { way, facing: now };
}

/** A thing is ahead of a move if its direction differs from that of the move by at most this many degrees. */
const ahead = 35;

/** Where a move leads. `by` is the id of the thing that the move leads towards or away from. */
type Course = { way: 'towards' | 'away'; by: string } | { way: 'ahead' | 'left' | 'right' };

/**
 * Where a move leads: towards the flag or the nearest enemy ahead, away from the nearest enemy, or to a side.
 */
export function courseOf(unit: string, path: readonly Leg[], setup: Setup, position: Position): Course {
  const { at, facing = 90, side } = unitOf(position, unit) ?? {};
  if (!at) return { way: 'ahead' };
  const { way } = wayOf(at, facing, path);
  const end = way.at(-1) ?? at;
  const course = bearing(at, end);
  const off = (to: Spot): number => Math.abs(around(bearing(at, to) - course));
  const flag = position.flag ?? setup.battlefield.flag;
  const enemies = position.units.flatMap((one) =>
    one.at && !isGone(one) && (cardOf(setup, one.id)?.side ?? side) !== side
      ? [{ id: one.id, to: one.at }]
      : [],
  );
  const near = (to: Spot): number => distance(at, to);
  enemies.sort((one, other) => near(one.to) - near(other.to));
  const goal = [...(flag ? [{ id: 'flag', to: flag.at }] : []), ...enemies].find(
    ({ to }) => off(to) <= ahead && distance(end, to) < near(to),
  );
  if (goal) return { way: 'towards', by: goal.id };
  const [nearest] = enemies;
  if (nearest && off(nearest.to) >= 90) return { way: 'away', by: nearest.id };
  const turn = around(course - facing);
  if (Math.abs(turn) <= ahead) return { way: 'ahead' };
  return { way: turn > 0 ? 'left' : 'right' };
}

/** Where a move leads, in words. */
export function describeCourse(unit: string, path: readonly Leg[], setup: Setup, { position }: View): string {
  const course = courseOf(unit, path, setup, position);
  const name = namingFor(setup, cardOf(setup, unit)?.side ?? null);
  return t(`pf-course-${course.way}`, 'by' in course ? { name: name(course.by) } : {});
}
