import { t } from '../../texts';
import { kinds, type Action, type Toy, type View } from './types';

/**
 * The id of the sentence about the advantage of a toy, judged by the toys that the other players have left.
 * Null if it has none.
 */
export function factFor(toy: Toy, { viewer, players }: View): string | null {
  const others = players.filter(({ seat, resigned }) => seat !== viewer && !resigned);
  const has = (kind: Toy): boolean => others.some(({ left }) => (left[kinds.indexOf(kind)] ?? 0) > 0);
  const isSafe = !has(toy);
  const isFeared = toy === 'elephant' && has('mouse');
  if (isSafe && !isFeared && !kinds.slice(kinds.indexOf(toy) + 1).some(has)) return 'rr-fact-sure';
  if (isSafe) return 'rr-fact-safe';
  if (toy === 'mouse' && has('elephant')) return 'rr-fact-mouse';
  return toy === 'elephant' && !isFeared ? 'rr-fact-no-mouse' : null;
}

/** Describes the advantage of the toy that a hint chooses, in a sentence; null if it has none. */
export function describeFact(action: Action, view: View): string | null {
  const fact = 'choose' in action ? factFor(action.choose, view) : null;
  return fact !== null && 'choose' in action ? t(fact, { toy: t(`rr-toy-${action.choose}`) }) : null;
}

/**
 * Says why the choice of a hint is good. The reason of the bot comes first, then the advantage over the toys
 * that the other players have left.
 */
export function describeReason(reason: string, action: Action, view: View): string {
  return [t(`rr-reason-${reason}`, { marbles: view.rug }), describeFact(action, view) ?? []].flat().join(' ');
}
