import { t } from '../../../texts';
import { around, bearing } from '../orders/leaving';
import { along, distance } from '../scene/plane';
import type { Leg, Setup, Spot, View } from '../types';
import { cardOf, isGone, thingName, unitName, unitOf } from './units';

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

/**
 * Where a move leads, in words: towards the flag or the nearest enemy ahead, away from the nearest enemy, or to a side.
 */
export function describeCourse(unit: string, path: readonly Leg[], setup: Setup, { position }: View): string {
  const { at, facing = 90, side } = unitOf(position, unit) ?? {};
  if (!at) return t('pf-course-ahead');
  const { way } = wayOf(at, facing, path);
  const end = way.at(-1) ?? at;
  const course = bearing(at, end);
  const off = (to: Spot): number => Math.abs(around(bearing(at, to) - course));
  const flag = position.flag ?? setup.battlefield.flag;
  const enemies = position.units.flatMap((one) =>
    one.at && !isGone(one) && (cardOf(setup, one.id)?.side ?? side) !== side
      ? [{ name: unitName(setup, one.id), to: one.at }]
      : [],
  );
  const near = (to: Spot): number => distance(at, to);
  enemies.sort((one, other) => near(one.to) - near(other.to));
  const goal = [...(flag ? [{ name: thingName(setup, 'flag'), to: flag.at }] : []), ...enemies].find(
    ({ to }) => off(to) <= ahead && distance(end, to) < near(to),
  );
  if (goal) return t('pf-course-towards', { name: goal.name });
  const [nearest] = enemies;
  if (nearest && off(nearest.to) >= 90) return t('pf-course-away', { name: nearest.name });
  const turn = around(course - facing);
  if (Math.abs(turn) <= ahead) return t('pf-course-ahead');
  return t(turn > 0 ? 'pf-course-left' : 'pf-course-right');
}
