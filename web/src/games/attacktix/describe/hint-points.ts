import type { Action, Setup, View } from '../types';
import { aimedAt } from './aimed-at';

/**
 * Returns what a hint points at, one after another. For an attack, these are the figure, its target, the
 * button that sets the advised aim, and the button that attacks. For a move, they are the figure and the
 * button that moves it. The last button counts only while the draft or aim is the advised one. Null for other
 * decisions.
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
