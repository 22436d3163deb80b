import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { AimAnswer, Setup, Spot, View } from '../types';
import { heightAt, pointOn, thick } from './arc';
import { cardOf, figureOf, pieceCardOf, thingName } from './names';
import type { Sight } from './sight';
import { isMaster, tallOf } from './tall';
import { half, shakeOf } from './unsteady';
import { apart, headingTo } from './measures';

/** How far along its line a missile can meet something, in micrometres, if the line itself meets nothing. */
const farthest = 1_200_000;

/**
 * Returns the ids of the things beside the line of a launcher that a shaking hand may hit before the thing
 * that the line meets: other figures, and standing objects. AT-R-65
 */
export function inShake(
  setup: Setup,
  view: View,
  figure: string,
  answer: AimAnswer,
  sight: Sight | null,
): string[] {
  return shakeOf(setup, figure) === 0 ? [] : besideLine(setup, view, figure, answer, sight, 0);
}

/**
 * Returns the ids of the things beside the line of a launcher that its missile may hit before the thing that
 * the line meets. A missile may leave its line by the error of the aim and by `margin`, in micrometres.
 */
export function besideLine(
  setup: Setup,
  view: View,
  figure: string,
  answer: AimAnswer,
  sight: Sight | null,
  margin: number,
): string[] {
  const shake = shakeOf(setup, figure);
  const card = cardOf(setup, figure);
  if (!card) return [];
  const { from, to } = answer.line;
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const [x, z] = [(to[0] - from[0]) / long, (to[2] - from[2]) / long];
  const until = sight && !sight.above ? sight.distance : farthest;
  const spread = Math.tan((shake * Math.PI) / 18_000);
  /** Whether the missile may meet a thing with this place and radius on its way. */
  const meets = (id: string, at: Spot, radius: number): boolean => {
    const [dx, dz] = [at[0] - from[0], at[1] - from[2]];
    const [ahead, aside] = [dx * x + dz * z, Math.abs(dx * z - dz * x)];
    if (ahead < radius || ahead > until || aside - radius > thick + margin + spread * ahead) return false;
    return (heightAt(answer, card, ahead) ?? pointOn(answer.line, ahead)[1]) - thick <= tallOf(setup, id);
  };
  const figures = view.figures.flatMap(({ id, at, zone }) => {
    const radius = isMaster(setup, id) ? (cardOf(setup, id)?.radius ?? half) : half;
    return at && zone === 'in-play' && id !== figure && meets(id, at, radius) ? [id] : [];
  });
  const objects = view.terrain.flatMap(({ id, at, state }) => {
    const shape = pieceCardOf(setup, id)?.shape;
    const radius = !shape ? 0 : shape.kind === 'round' ? shape.radius : Math.min(shape.half_x, shape.half_z);
    return at && state === 'standing' && shape && meets(id, at, radius) ? [id] : [];
  });
  return [...figures, ...objects].filter((id) => id !== sight?.id && id !== sight?.over);
}

/**
 * Returns the ids of the figures in play that stand at least partly in the area that a hand weapon sweeps.
 * The area reaches from one heading to another, in hundredths of a degree.
 */
export function inSweep(
  setup: Setup,
  view: View,
  figure: string,
  { reach, from, to }: NonNullable<AimAnswer['sweep']>,
): string[] {
  const here = figureOf(view, figure)?.at;
  if (!here) return [];
  const [low, width] = [Math.min(from, to), Math.abs(to - from)];
  return view.figures.flatMap(({ id, at, zone }) => {
    if (!at || zone !== 'in-play' || id === figure) return [];
    const [far, radius] = [apart(here, at), cardOf(setup, id)?.radius ?? half];
    if (far - radius > reach) return [];
    const wide = (Math.asin(Math.min(1, radius / (far || 1))) * 18_000) / Math.PI;
    const turn = (((headingTo(here, at) - low + wide) % 36_000) + 36_000) % 36_000;
    return turn <= width + 2 * wide ? [id] : [];
  });
}

/** Warns of the things that a shaking hand may hit on the way; empty if there are none. */
export const describeInShake = (setup: Setup, ids: readonly string[]): string =>
  ids.length === 0 ? '' : t('at-line-shake', { things: listed(ids.map((id) => thingName(setup, id))) });
