import { t } from '../../../texts';
import type { AimAnswer, Setup, Spot, View } from '../types';
import { heightAt, pointOn, thick } from './arc';
import { apart, degrees, headingTo, wrapped } from './measures';
import { cardOf, figureOf, thingName } from './names';
import type { Sight } from './sight';
import { tallOf } from './tall';

/**
 * How the line of a missile misses a figure. For a side, `by` is the angle to the middle of the figure, in
 * hundredths of a degree.
 */
export type Miss = { how: 'left' | 'right' | 'high' | 'low'; by: number; target: string };

/**
 * Returns how the line of a missile misses a figure; null if it meets the figure, or if something before the
 * figure stops it.
 */
export function missOf(
  setup: Setup,
  view: View,
  figure: string,
  answer: AimAnswer,
  sight: Sight | null,
  target: string,
): Miss | null {
  const [shooter, card, at] = [cardOf(setup, figure), cardOf(setup, target), figureOf(view, target)?.at];
  if (!shooter || !card || !at || (sight?.id === target && !sight.above)) return null;
  const { from, to } = answer.line;
  const [start, end]: [Spot, Spot] = [
    [from[0], from[2]],
    [to[0], to[2]],
  ];
  const far = apart(start, at);
  if (sight && !sight.above && sight.distance < far - card.radius) return null;
  const off = wrapped(headingTo(start, end) - headingTo(start, at));
  const aside = Math.abs(off) < 9_000 ? Math.sin((Math.abs(off) * Math.PI) / 18_000) * far : Infinity;
  if (aside > card.radius) return { how: off > 0 ? 'left' : 'right', by: Math.abs(off), target };
  const height = heightAt(answer, shooter, far) ?? pointOn(answer.line, far)[1];
  return { how: height - thick > tallOf(setup, target) ? 'high' : 'low', by: 0, target };
}

/** Says in a few words how a line misses: "too far left". */
export const missPlate = ({ how }: Miss): string => t(`at-off-${how}`);

/** Says in a sentence how a line misses a figure: "Too far left of Rose’s Storm Caller 1, by 4.2°." */
export const describeOff = (setup: Setup, { how, by, target }: Miss): string =>
  t(`at-off-${how}-of`, { target: thingName(setup, target), degrees: degrees(by) });
