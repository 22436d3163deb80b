import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { AimAnswer, Setup, Spot, View } from '../types';
import { heightAt, pointOn, thick } from './arc';
import { cardOf, pieceCardOf, thingName } from './names';
import type { Sight } from './sight';
import { isMaster, tallOf } from './tall';
import { half, shakeOf } from './unsteady';

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
  const shake = shakeOf(setup, figure);
  const card = cardOf(setup, figure);
  if (shake === 0 || !card) return [];
  const { from, to } = answer.line;
  const long = Math.hypot(to[0] - from[0], to[2] - from[2]) || 1;
  const [x, z] = [(to[0] - from[0]) / long, (to[2] - from[2]) / long];
  const until = sight && !sight.above ? sight.distance : farthest;
  const spread = Math.tan((shake * Math.PI) / 18_000);
  /** Whether the missile may meet a thing with this place and radius on its way. */
  const meets = (id: string, at: Spot, radius: number): boolean => {
    const [dx, dz] = [at[0] - from[0], at[1] - from[2]];
    const [ahead, aside] = [dx * x + dz * z, Math.abs(dx * z - dz * x)];
    if (ahead < radius || ahead > until || aside - radius > thick + spread * ahead) return false;
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

/** Warns of the things that a shaking hand may hit on the way; empty if there are none. */
export const describeInShake = (setup: Setup, ids: readonly string[]): string =>
  ids.length === 0 ? '' : t('at-line-shake', { things: listed(ids.map((id) => thingName(setup, id))) });
