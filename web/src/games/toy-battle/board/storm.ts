import type { Action, BoardFile, Place, Setup, Troop, View } from '../types';
import { beside, dangerOf, dueOf, joined } from './alarm';
import { other, topOf } from './shown';

/** A Troop of the viewer, and the place to which it can go. */
export interface Placing {
  troop: Troop;
  on: Place;
}

/** The Troop that a decision places on a base or a headquarters; null if it places none. */
export function placingOf(action: Action): Placing | null {
  return 'place' in action ? action.place : 'capn' in action ? action.capn : null;
}

/**
 * The view with another stack on a base, and with the bases that are then connected to the enemy's
 * headquarters.
 */
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

/**
 * The views that a placement can lead to. In the first one Jumbo discards nothing. In each other view Jumbo
 * discards one of the Troops that it can. In all views XB-42, or a base that lays Troops down, has taken
 * Troops off the enemy's rack.
 */
function outcomesOf(setup: Setup, view: View, { troop, on }: Placing): View[] {
  const { board } = setup;
  const kind = kindAt(setup, on);
  const enemy = other(view.viewer ?? 'blue');
  const placed = afterPlacing(board, view, { troop, on });
  const robbed = (troop === 'xb42' && kind !== 'nullify' ? 1 : 0) + (kind === 'pin' ? 1 : 0);
  const side = placed.seats[enemy];
  const robbedSide = { ...side, rack_size: Math.max(0, side.rack_size - robbed) };
  const next = { ...placed, seats: { ...placed.seats, [enemy]: robbedSide } };
  if (troop !== 'jumbo' || kind === 'nullify') return [next];
  const hits = beside(board, on).filter((place) => topOf(next, place)?.seat === enemy);
  return [next, ...hits.map((place) => withStack(board, next, place, next.bases[place]?.slice(0, -1) ?? []))];
}

/** The views that a decision can lead to. Empty for decisions that move no Troop of the board. */
function viewsAfter(setup: Setup, view: View, action: Action): View[] {
  const placing = placingOf(action);
  if (placing) return outcomesOf(setup, view, placing);
  if (!('jumbo' in action)) return [];
  const on = action.jumbo.discard;
  return [withStack(setup.board, view, on, view.bases[on]?.slice(0, -1) ?? [])];
}

/** Whether the viewer wins by medals at the end of the turn if the board stays as it is. */
export const winsByMedals = ({ board, options }: Setup, view: View): boolean =>
  dueOf(board, view, { ...options, medal_timing: 'end-of-play' })?.wins ?? false;

/** How a decision can win the game in this turn; null if it cannot. */
export function winOf(setup: Setup, view: View, action: Action): 'hq' | 'medals' | null {
  const on = placingOf(action)?.on;
  if (setup.board.hqs.some(({ id }) => id === on)) return 'hq';
  return viewsAfter(setup, view, action).some((next) => winsByMedals(setup, next)) ? 'medals' : null;
}

/** Whether a placement can win the game, on the enemy headquarters or by the medals that it brings. */
export const canWin = (setup: Setup, view: View, placing: Placing): boolean =>
  winOf(setup, view, { place: placing }) !== null;

/**
 * Whether a placement keeps the enemy from taking the viewer's headquarters in its next turn. The effects of
 * the Troop and of the base count.
 */
export function stopsStorm(setup: Setup, view: View, placing: Placing): boolean {
  return outcomesOf(setup, view, placing).some((next) => !dangerOf(setup.board, next)?.soon);
}

/** Whether a decision keeps the enemy from taking the viewer's headquarters in its next turn. */
export const stops = (setup: Setup, view: View, action: Action): boolean =>
  viewsAfter(setup, view, action).some((next) => !dangerOf(setup.board, next)?.soon);

/**
 * The bases from which Jumbo must discard an enemy so that its placement keeps the enemy from the viewer's
 * headquarters. Empty if the placement does so by itself, or not at all.
 */
export function hitsThatStop(setup: Setup, view: View, placing: Placing): Place[] {
  const [placed, ...hit] = outcomesOf(setup, view, placing);
  if (!placed || !dangerOf(setup.board, placed)?.soon) return [];
  return hit.flatMap((next) => {
    const on = Object.keys(next.bases).find((id) => next.bases[id] !== placed.bases[id]);
    return on && !dangerOf(setup.board, next)?.soon ? [on] : [];
  });
}

/**
 * Whether a placement may still keep the enemy from the viewer's headquarters by a later choice or by luck.
 * The extra Troop of Cap'n may do so, and so may a push. A placement may also take from the enemy's rack the
 * only Troops that a headquarters lets in.
 */
export function mayStopStorm(setup: Setup, view: View, { troop, on }: Placing): boolean {
  const { board, options } = setup;
  const kind = kindAt(setup, on);
  if (kind === 'shove' || (troop === 'capn' && kind !== 'nullify')) return true;
  const isGuarded = board.hqs.some(({ owner, allow }) => owner === view.viewer && allow);
  const robs = kind === 'pin' || (troop === 'xb42' && kind !== 'nullify');
  return robs && isGuarded && options.special_bases;
}

/**
 * The kind of special base at a place; undefined at other places, and if the options switch special bases
 * off.
 */
export const kindAt = ({ board, options }: Setup, on: Place) =>
  options.special_bases ? board.bases.find(({ id }) => id === on)?.special?.kind : undefined;

/** Whether a base switches the effects of Troops off. */
export const switchesOff = (board: BoardFile, on: Place): boolean =>
  board.bases.find(({ id }) => id === on)?.special?.kind === 'nullify';
