import { t } from '../../../texts';
import { topOf } from '../board/shown';
import type { Action, Place, Setup, View } from '../types';
import { effectName, pieceName, placeName, troopName } from './names';

/** Describes a decision; null if it is not a move of the game, such as a resignation. */
export function describeAction(action: Action, { board }: Setup, view: View): string | null {
  const at = (place: Place): string => placeName(board, place);
  const piece = (place: Place): string => {
    const top = topOf(view, place);
    return top ? pieceName(top) : at(place);
  };
  if ('place' in action) {
    const { troop, on } = action.place;
    const storms = board.hqs.some(({ id }) => id === on);
    return t(storms ? 'tb-do-storm' : 'tb-do-place', { troop: troopName(troop), on: at(on) });
  }
  if ('capn' in action)
    return t('tb-do-capn', { troop: troopName(action.capn.troop), on: at(action.capn.on) });
  if ('jumbo' in action) {
    const { discard } = action.jumbo;
    return t('tb-do-jumbo', { piece: piece(discard), on: at(discard) });
  }
  if ('castle' in action) {
    const from = action.castle.take_back;
    return t('tb-do-castle', { piece: piece(from), from: at(from) });
  }
  if ('jungle' in action) {
    const { move, to } = action.jungle;
    return t('tb-do-jungle', { piece: piece(move), from: at(move), to: at(to) });
  }
  if ('cemetery' in action) return t('tb-do-cemetery', { troop: troopName(action.cemetery.return) });
  if ('decline' in action) return t('tb-do-decline', { effect: effectName(action.decline) });
  const plain = (['draw', 'skully', 'xb42', 'star', 'clouds'] as const).find((key) => key in action);
  return plain ? t(`tb-do-${plain}`) : null;
}
