import { joined } from '../../../parts/describe';
import { t } from '../../../texts';
import { along } from '../scene/units';
import type { Leg, Setup, Spot, View } from '../types';
import { apart, headingTo, wrapped } from './measures';
import { cardOf, figureOf, thingName } from './names';

/** A place of a figure, and its heading there in hundredths of a degree. */
export type Pose = { at: Readonly<Spot>; facing: number };

/**
 * How many enemies a sentence names before it counts the rest. If only one more is left, it names that one
 * too.
 */
const most = 2;

/**
 * Returns the ids of a figure's enemies in play. Figures that a player of the same team controls are no
 * enemies.
 */
function enemiesOf({ seats }: Setup, view: View, figure: string): string[] {
  const team = (seat: string | undefined): number | undefined => seats.find(({ id }) => id === seat)?.team;
  const own = team(figureOf(view, figure)?.controller);
  return view.figures.flatMap(({ id, at, zone, controller }) =>
    at && zone === 'in-play' && team(controller) !== own ? [id] : [],
  );
}

/**
 * Returns the ids of the enemies that a figure's weapon could reach from a pose, the nearest first. `near`
 * has them in every direction. `ahead` has those at which the weapon can point without a turn of the base. A
 * launcher reaches every enemy.
 */
export function ranged(
  setup: Setup,
  view: View,
  figure: string,
  { at, facing }: Pose,
): { near: string[]; ahead: string[] } {
  const weapon = cardOf(setup, figure)?.weapon;
  if (!weapon) return { near: [], ahead: [] };
  const gap = (id: string): number =>
    apart(at, figureOf(view, id)?.at ?? at) - (cardOf(setup, id)?.radius ?? 0);
  const near = enemiesOf(setup, view, figure)
    .filter((id) => weapon.kind === 'ranged' || gap(id) <= weapon.reach)
    .toSorted((one, other) => gap(one) - gap(other));
  const [right, left] = weapon.arcs.yaw;
  const ahead = near.filter((id) => {
    const bearing = wrapped(headingTo(at, figureOf(view, id)?.at ?? at) - facing);
    return bearing >= right && bearing <= left;
  });
  return { near, ahead };
}

/**
 * Returns whether a figure's weapon reaches an enemy from a pose, but can point at none without a turn of the
 * base.
 */
export function facesAway(setup: Setup, view: View, figure: string, pose: Pose): boolean {
  const { near, ahead } = ranged(setup, view, figure, pose);
  return near.length > 0 && ahead.length === 0;
}

/**
 * Says which enemies a figure could attack from a pose, or that there is none; empty for a launcher without
 * enemies.
 */
export function describeFacing(setup: Setup, view: View, figure: string, pose: Pose): string {
  const { near, ahead } = ranged(setup, view, figure, pose);
  const isLauncher = cardOf(setup, figure)?.weapon.kind === 'ranged';
  if (near.length === 0) return isLauncher ? '' : t('at-faces-nobody');
  if (ahead.length === 0) return t(isLauncher ? 'at-faces-away' : 'at-faces-away-near');
  const names = ahead.map((id) => thingName(setup, id));
  const more = names.length > most + 1 ? names.length - most : 0;
  return t('at-faces', {
    figures: joined(more > 0 ? [...names.slice(0, most), t('at-faces-more', { count: more })] : names),
  });
}

/**
 * Returns the ids of the seat's figures that may still attack in this turn but face away from every enemy.
 */
export function turnedAway(setup: Setup, view: View, seat: string): string[] {
  return view.figures.flatMap((figure) => {
    const { id, at, zone, controller, facing, weapon } = figure;
    const mayAttack = zone === 'in-play' && controller === seat && weapon !== 'spent';
    if (!mayAttack || !at || view.turn?.attacked.includes(id)) return [];
    return facesAway(setup, view, id, { at, facing }) ? [id] : [];
  });
}

/**
 * Returns the nearest enemy that a figure's weapon reaches from a pose, and the heading to it; null if there
 * is none.
 */
export function nearestEnemy(
  setup: Setup,
  view: View,
  figure: string,
  pose: Pose,
): { id: string; heading: number } | null {
  const [id] = ranged(setup, view, figure, pose).near;
  const at = id === undefined ? null : figureOf(view, id)?.at;
  return id !== undefined && at ? { id, heading: headingTo(pose.at, at) } : null;
}

/**
 * Returns the pose at the end of a path, and the places on the way. It assumes that nothing stops the figure.
 */
export function follow(from: Pose, path: readonly Leg[]): Pose & { way: Readonly<Spot>[] } {
  let { at, facing } = from;
  const way = [at];
  for (const leg of path) {
    if ('face' in leg) facing = leg.face;
    else way.push((at = along(at, facing, leg.roll) as Spot));
  }
  return { at, facing, way };
}
