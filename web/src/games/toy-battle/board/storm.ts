import type { Action, BoardFile, Place, Setup, Troop, View } from '../types';
import { beside, dangerOf, joined } from './alarm';
import { other, topOf } from './shown';

/** A Troop of the viewer and the base to which it can go. */
export interface Placing {
  troop: Troop;
  on: Place;
}

/** The Troop that a decision places on a base or a headquarters; null if it places none. */
export function placingOf(action: Action): Placing | null {
  return 'place' in action ? action.place : 'capn' in action ? action.capn : null;
}

/** The view after other Troops stand on a base: the new stacks, and the bases joined to the enemy. */
function withStack(board: BoardFile, view: View, on: Place, stack: string[]): View {
  const next = { ...view, bases: { ...view.bases, [on]: stack } };
  const by = other(view.viewer ?? 'blue');
  const side = { ...view.seats[by], connected: [...joined(board, next, by, null)] };
  return { ...next, seats: { ...view.seats, [by]: side } };
}

/** The view after the viewer has placed a Troop on a base, before any effect. */
export function afterPlacing(board: BoardFile, view: View, { troop, on }: Placing): View {
  return withStack(board, view, on, [...(view.bases[on] ?? []), `${view.viewer}:${troop}`]);
}

/** Whether a placement keeps the enemy from the viewer's headquarters. Jumbo may do so by its effect. */
export function stopsStorm({ board, options }: Setup, view: View, placing: Placing): boolean {
  const next = afterPlacing(board, view, placing);
  if (!dangerOf(board, next)) return true;
  if (placing.troop !== 'jumbo' || (options.special_bases && switchesOff(board, placing.on))) return false;
  return beside(board, placing.on).some((place) => {
    if (topOf(next, place)?.seat !== other(view.viewer ?? 'blue')) return false;
    return !dangerOf(board, withStack(board, next, place, next.bases[place]?.slice(0, -1) ?? []));
  });
}

/** Whether a base switches the effects of Troops off. */
export const switchesOff = (board: BoardFile, on: Place): boolean =>
  board.bases.find(({ id }) => id === on)?.special?.kind === 'nullify';
