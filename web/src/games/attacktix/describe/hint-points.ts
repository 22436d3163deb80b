import type { Action, Setup, View } from '../types';
import { aimedAt } from './aimed-at';

/**
 * Returns what a hint to move or attack points at, one after another: the figure, its target, the button that
 * sets the advised aim, and the button that sends the decision. This last button carries the mark only while
 * the draft or aim is the advised one. Null for other decisions.
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
