import type { Action, Setup, View } from '../types';
import { aimedAt } from './aimed-at';

/**
 * What a hint to move or to attack points at, in order: the figure, its target, the button that sets the aim,
 * and the button that sends the decision. The last button comes once the draft or the aim equals that of the
 * hint. Null for other decisions.
 */
export function hintPoints(action: Action, setup: Setup, view: View): string[] | null {
  if ('move' in action) return [action.move.figure, '#move-hinted'];
  if ('attack' in action) {
    const { figure, aim } = action.attack;
    const target = aimedAt(figure, aim, setup, view);
    return [figure, ...(target === null ? [] : [target]), '#aim-hinted', '#attack-hinted'];
  }
  return null;
}
