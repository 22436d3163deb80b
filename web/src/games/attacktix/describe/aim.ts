import { t } from '../../../texts';
import type { Aim, Card, Setup, Target } from '../types';
import { listed } from '../../../parts/describe';
import { describeShare, isBase } from './hits';
import { brief, degrees, describeLength, describeTurn } from './measures';
import { cardOf, thingName } from './names';
import type { Sight } from './sight';

/** Says how far the torso is turned, such as "12.5° left". `yaw` is in hundredths of a degree. */
export const describeYaw = (yaw: number): string =>
  yaw === 0 ? t('at-aim-straight') : t(yaw > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(yaw)) });

/**
 * Says all settings of a weapon, such as "12.5° left, 3.8° up". Leaves out `dip`, how far a throwing arm is
 * lowered, if it is 0.
 */
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

/** Says where a weapon points, such as "12.5° left, 3.8° up", without its other settings. */
export const describePointing = ({ yaw, pitch }: Aim): string =>
  describeAim(pitch === undefined ? { yaw } : { yaw, pitch });

/**
 * Returns whether the random error changed the direction of an aim: `aim` is what the player set, `aimed`
 * what counted. AT-R-65
 */
export const hasShaken = (aim: Aim, aimed: Aim): boolean =>
  aim.yaw !== aimed.yaw || (aim.pitch ?? 0) !== (aimed.pitch ?? 0);

/**
 * Says how far the random error turned a weapon to the left or right, such as "0.8° left". If it turned the
 * weapon only up or down, the text says that instead.
 */
export function describeShake(aim: Aim, aimed: Aim): string {
  const [aside, up] = [aimed.yaw - aim.yaw, (aimed.pitch ?? 0) - (aim.pitch ?? 0)];
  if (aside !== 0) return t(aside > 0 ? 'at-left' : 'at-right', { degrees: degrees(Math.abs(aside)) });
  return t(up < 0 ? 'at-aim-down' : 'at-aim-up', { degrees: degrees(Math.abs(up)) });
}

/**
 * Returns how far a spring could be wound, in thousandths, if an obstacle stopped it; otherwise null. AT-R-66
 */
export const heldBack = (aim: Aim, aimed: Aim): number | null =>
  aim.pull !== undefined && aimed.pull !== undefined && aimed.pull < aim.pull ? aimed.pull : null;

/**
 * The first thing that the line of a weapon meets, and the areas of terrain that the line crosses before it.
 */
export type Met = { sight: Sight | null; areas: readonly string[] };

const isFigure = (setup: Setup, id: string): boolean => cardOf(setup, id) !== undefined;

/** Says where a missile meets a figure, after a space: " at the chest, near the edge". Else empty. */
export function describeWhere(setup: Setup, { id, share, aside }: Sight): string {
  if (!isFigure(setup, id) || share === null) return '';
  // The base is as wide below the whole body, so a low missile hits it.
  if (aside === 'beside' && !isBase(setup, id, share)) return ` ${t('at-line-beside')}`;
  const where = describeShare(setup, id, share);
  return ` ${aside === 'edge' ? t('at-line-edge', { where }) : where}`;
}

/**
 * Says what the line of a weapon meets first, where it meets the thing, and how far away. Says also whether
 * the thing stands before the chosen target, whether the line passes above another thing first, and whether
 * the weapon is too short. Names the areas, such as woods, through which the line runs.
 */
export function describeLine(setup: Setup, { sight, areas }: Met, chosen: string | null): string {
  const through =
    areas.length > 0
      ? [t('at-line-through', { areas: listed(areas.map((id) => thingName(setup, id))) })]
      : [];
  if (!sight) return [...through, t('at-line-open')].join(' ');
  const thing = thingName(setup, sight.id);
  const where = describeWhere(setup, sight);
  const args = { thing, where, length: describeLength(setup, sight.away ?? sight.distance) };
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
 * Says that a target stands too far to one side for the weapon, so that the figure would have to turn in a
 * move. Empty if the weapon turns that far. AT-ATK-03
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
