import { joined } from '../../../parts/describe';
import { t } from '../../../texts';
import { along } from '../scene/units';
import type { Leg, Setup, Spot, View } from '../types';
import { apart, headingTo, wrapped } from './measures';
import { cardOf, figureOf, thingName } from './names';

/** Where a figure stands and where it faces, now or after a move. */
export type Pose = { at: Readonly<Spot>; facing: number };

/** The most enemies that a sentence names. */
const most = 2;

/** The ids of the enemies of a figure that are in play. Figures of the same team are no enemies. */
function enemiesOf({ seats }: Setup, view: View, figure: string): string[] {
  const team = (seat: string | undefined): number | undefined => seats.find(({ id }) => id === seat)?.team;
  const own = team(figureOf(view, figure)?.controller);
  return view.figures.flatMap(({ id, at, zone, controller }) =>
    at && zone === 'in-play' && team(controller) !== own ? [id] : [],
  );
}

/**
 * The enemies that a figure's weapon reaches from a pose in any direction, and those of them at which it can
 * point without a turn of the base; both nearest first. A launcher reaches every enemy.
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

/** Whether a figure could attack somebody from a pose, but faces away from everybody. */
export function facesAway(setup: Setup, view: View, figure: string, pose: Pose): boolean {
  const { near, ahead } = ranged(setup, view, figure, pose);
  return near.length > 0 && ahead.length === 0;
}

/** Whom a figure could attack from a pose, in a sentence; empty if it has no enemy. */
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

/** The figures of a seat that could still attack in this turn, but face away from every enemy. */
export function turnedAway(setup: Setup, view: View, seat: string): string[] {
  return view.figures.flatMap((figure) => {
    const { id, at, zone, controller, facing, weapon } = figure;
    const mayAttack = zone === 'in-play' && controller === seat && weapon !== 'spent';
    if (!mayAttack || !at || view.turn?.attacked.includes(id)) return [];
    return facesAway(setup, view, id, { at, facing }) ? [id] : [];
  });
}

/** The heading at which a figure at a pose faces the nearest enemy that its weapon reaches; null without one. */
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

/** Where a path leads from a pose, and the places on the way, if nothing stops the figure. */
export function follow(from: Pose, path: readonly Leg[]): Pose & { way: Readonly<Spot>[] } {
  let { at, facing } = from;
  const way = [at];
  for (const leg of path) {
    if ('face' in leg) facing = leg.face;
    else way.push((at = along(at, facing, leg.roll) as Spot));
  }
  return { at, facing, way };
}
