import type { Ends } from '../../../parts/measured/canvas';
import { isGone, placeOf, unitOf } from '../describe/units';
import type { Scene } from '../scene/api';
import type { Position } from '../types';

/** Where the foot and the head of a Unit or of the flag are drawn; null if it is not on the table. */
export function endsOf(scene: Scene | null, position: Position, id: string): Ends | null {
  const unit = unitOf(position, id);
  const standing = unit && !isGone(unit) ? placeOf(position, id) : null;
  const at = id === 'flag' ? position.flag?.at : standing;
  const [foot, head] = [at && scene?.project(at, 0), at && scene?.project(at, 2.2)];
  return foot && head ? [foot, head] : null;
}
