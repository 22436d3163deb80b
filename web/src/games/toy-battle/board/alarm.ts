import type { BoardFile, Event, Options, Place, Seat, View } from '../types';
import { other, topOf } from './shown';

/**
 * A cut in the viewer's line. The line is all bases of the viewer that are joined to the viewer's
 * headquarters. `at` is the place that the enemy took. `lost` are the bases that the cut separates from the
 * line.
 */
export interface Cut {
  at: Place;
  lost: Place[];
  /** Whether the line reached an enemy headquarters before the cut and reaches none now. */
  barred: boolean;
}

/** Bases from which the enemy can take a headquarters of the viewer. */
export interface Danger {
  by: Seat;
  from: Place[];
  /** Whether the enemy already has a Troop on its rack. Otherwise it must spend its next turn drawing. */
  soon: boolean;
}

/**
 * The medals that the viewer takes at the end of the turn if the board stays as it is. `wins` says whether
 * they win the game.
 */
export interface Due {
  medals: number;
  wins: boolean;
}

/** Finds where the enemy's turn cut the viewer's line; null if the turn cut off no base. */
export function cutOf(board: BoardFile, view: View, turn: readonly Event[]): Cut | null {
  const { viewer } = view;
  if (!viewer || view.over) return null;
  const now = joined(board, view, viewer, null);
  for (const at of turn.flatMap((event) => takenFrom(event, view, viewer))) {
    if (topOf(view, at)?.seat === viewer) continue;
    const before = joined(board, view, viewer, at);
    const lost = [...before].filter((place) => place !== at && !now.has(place));
    if (lost.length === 0) continue;
    const goals = board.hqs.filter(({ owner }) => owner !== viewer).map(({ id }) => id);
    const reaches = (held: Set<Place>) =>
      goals.some((goal) => beside(board, goal).some((id) => held.has(id)));
    return { at, lost, barred: reaches(before) && !reaches(now) };
  }
  return null;
}

/** The place that an event took from a side, as a list of one; empty if the event took none. */
function takenFrom(event: Event, view: View, from: Seat): Place[] {
  if (event.type === 'placed' && event.seat !== from && event.level > 1)
    return view.bases[event.on]?.[event.level - 2]?.startsWith(`${from}:`) ? [event.on] : [];
  if (event.type === 'discarded' && event.owner === from && event.from) return [event.from];
  return event.type === 'moved' && event.seat === from ? [event.from] : [];
}

/**
 * The bases that are joined to a side's headquarters by bases of this side. The base `also`, if given, counts
 * as held by the side.
 */
export function joined(board: BoardFile, view: View, seat: Seat, also: Place | null): Set<Place> {
  const found = new Set<Place>();
  const open = board.hqs.filter(({ owner }) => owner === seat).map(({ id }) => id);
  for (const from of open) {
    for (const place of beside(board, from)) {
      const isHeld = place === also || view.bases[place]?.at(-1)?.startsWith(`${seat}:`);
      if (found.has(place) || !isHeld) continue;
      found.add(place);
      open.push(place);
    }
  }
  return found;
}

/** The bases whose side on top has no line from them to its headquarters. */
export function cutOff(board: BoardFile, view: View): Set<Place> {
  const lines = { blue: joined(board, view, 'blue', null), red: joined(board, view, 'red', null) };
  return new Set(
    board.bases.flatMap(({ id }) => {
      const top = topOf(view, id);
      return top && !lines[top.seat].has(id) ? [id] : [];
    }),
  );
}

/** The places that are one path away from a place. */
export const beside = (board: BoardFile, place: Place): Place[] =>
  board.paths.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

/** The bases from which the enemy can take a headquarters of the viewer; null if there are none. */
export function dangerOf(board: BoardFile, view: View): Danger | null {
  if (!view.viewer || view.over) return null;
  const by = other(view.viewer);
  const side = view.seats[by];
  if (side.rack_size + side.reserve_size === 0) return null;
  const own = board.hqs.filter(({ owner }) => owner === view.viewer);
  const from = side.connected.filter((place) => own.some(({ id }) => beside(board, id).includes(place)));
  return from.length > 0 ? { by, from, soon: side.rack_size > 0 } : null;
}

/**
 * The medals that the viewer will take at the end of the turn, if the option lets medals wait until then.
 * Null if there are none.
 */
export function dueOf(board: BoardFile, view: View, { medal_timing }: Options): Due | null {
  const { viewer } = view;
  if (!viewer || view.over || medal_timing !== 'end-of-play') return null;
  const medals = board.regions
    .filter(({ id, bases }) => !view.emptied[id] && bases.every((base) => topOf(view, base)?.seat === viewer))
    .reduce((sum, region) => sum + region.medals, 0);
  return medals > 0 ? { medals, wins: view.seats[viewer].medals + medals >= board.medals_to_win } : null;
}
