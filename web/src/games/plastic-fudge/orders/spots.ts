import type { Hit } from '../scene/api';
import type { Spot } from '../types';

/** A place rounded to what is worth asking about. */
const coarse = ([x, y]: Spot): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

/** The place that a pointer means: where the flag stands if it is on its post, else the ground that it meets. */
export const spotOf = ({ at, ground, flag }: Hit): Spot => coarse((flag ? at : ground) as Spot);
