import type { Hit } from '../scene/api';
import type { Spot } from '../types';

/** Rounds a place, so that tiny differences do not cause new questions. */
const coarse = ([x, y]: Spot): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/**
 * The place that a pointer means. It is the place of the flag if the pointer is on the foot of the flag,
 * otherwise the ground under the pointer.
 */
export const spotOf = ({ at, ground, flag }: Hit): Spot => coarse((flag ? at : ground) as Spot);
