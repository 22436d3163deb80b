import { t } from '../../../texts';
import type { Aim, Card, Setup, Target } from '../types';
import { listed } from '../../../parts/describe';
import { brief, degrees, describeLength, describeTurn } from './measures';
import { cardOf, thingName } from './names';
import type { Sight } from './sight';

/** A direction of the torso, in hundredths of a degree, as words: "12.5° left". */
export const describeYaw = (yaw: number): string =>
  yaw === 0 ? t('at-aim-straight') : t(yaw > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(yaw)) });

/** The settings that a weapon has, in words: "12.5° left, 3.8° up". A dip of 0 is left out. */
export function describeAim(aim: Aim): string {
  const parts = [describeYaw(aim.yaw)];
  if (aim.pitch !== undefined)
    parts.push(t(aim.pitch < 0 ? 'at-aim-down' : 'at-aim-up', { degrees: degrees(Math.abs(aim.pitch)) }));
  if (aim.dir !== undefined) parts.push(t(`at-swing-${aim.dir}`));
  if (aim.height !== undefined) parts.push(t('at-aim-height', { height: brief(aim.height / 1000) }));
  if (aim.dip !== undefined && aim.dip !== 0) parts.push(t('at-aim-dip', { degrees: degrees(aim.dip) }));
  if (aim.pull !== undefined) parts.push(t('at-aim-pull', { percent: brief(aim.pull / 10) }));
  if (aim.knob !== undefined) parts.push(t('at-aim-knob', { degrees: degrees(aim.knob) }));
  return listed(parts);
}

/** Where a weapon points, in words: "12.5° left and 3.8° up". */
export const describePointing = ({ yaw, pitch }: Aim): string =>
  describeAim(pitch === undefined ? { yaw } : { yaw, pitch });

/** Whether unsteady hands changed an aim. AT-R-65 */
export const hasShaken = (aim: Aim, aimed: Aim): boolean =>
  aim.yaw !== aimed.yaw || (aim.pitch ?? 0) !== (aimed.pitch ?? 0);

/**
 * How far unsteady hands turned a weapon to the left or right, such as "0.8° left". If they turned it only
 * up or down, the text says how far up or down.
 */
export function describeShake(aim: Aim, aimed: Aim): string {
  const [aside, up] = [aimed.yaw - aim.yaw, (aimed.pitch ?? 0) - (aim.pitch ?? 0)];
  if (aside !== 0) return t(aside > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(aside)) });
  return t(up < 0 ? 'at-aim-down' : 'at-aim-up', { degrees: degrees(Math.abs(up)) });
}

/** How far the spring was wound, in thousandths, if something held it back; otherwise null. AT-R-66 */
export const heldBack = (aim: Aim, aimed: Aim): number | null =>
  aim.pull !== undefined && aimed.pull !== undefined && aimed.pull < aim.pull ? aimed.pull : null;

/** What the line of a weapon comes to: the first thing, and the areas that it runs across before. */
export type Met = { sight: Sight | null; areas: readonly string[] };

const isFigure = (setup: Setup, id: string): boolean => cardOf(setup, id) !== undefined;

/** Where a missile meets a figure: at its legs, its chest or its head. */
function describeShare(share: number): string {
  if (share < 0.4) return t('at-line-legs');
  return t(share < 0.75 ? 'at-line-chest' : 'at-line-head');
}

/**
 * Describes the thing that the line of a weapon comes to first, where it meets that thing, and its distance. Also
 * says if the thing stands in front of the chosen target, if the line passes above another thing before, or if the
 * weapon does not reach the thing. Names the areas, such as woods, through which a missile flies.
 */
export function describeLine(setup: Setup, { sight, areas }: Met, chosen: string | null): string {
  const through =
    areas.length > 0
      ? [t('at-line-through', { areas: listed(areas.map((id) => thingName(setup, id))) })]
      : [];
  if (!sight) return [...through, t('at-line-open')].join(' ');
  const thing = thingName(setup, sight.id);
  const where = isFigure(setup, sight.id) && sight.share !== null ? ` ${describeShare(sight.share)}` : '';
  const args = { thing, where, length: describeLength(setup, sight.distance) };
  const target = chosen !== null && chosen !== sight.id ? thingName(setup, chosen) : null;
  const plain = t(sight.over === null ? 'at-line-first' : 'at-line-then', args);
  const first = target === null ? plain : t('at-line-before', { ...args, target });
  return [
    ...through,
    ...(sight.over === null ? [] : [t('at-line-over', { thing: thingName(setup, sight.over) })]),
    sight.above ? t('at-line-above', args) : first,
    ...(sight.reached ? [] : [t('at-line-short')]),
  ].join(' ');
}

/**
 * Says that a target stands too far to one side for a weapon, and that only a move turns the figure; empty if
 * the weapon can be turned that far. AT-ATK-03
 */
export function describeFarRound(setup: Setup, { weapon }: Card, target: Target | null): string {
  if (!target || target.what === 'section') return '';
  const [right, left] = weapon.arcs.yaw;
  if (target.bearing >= right && target.bearing <= left) return '';
  return t('at-line-round', {
    target: thingName(setup, target.id),
    turn: describeTurn(target.bearing),
    most: degrees(left),
  });
}
