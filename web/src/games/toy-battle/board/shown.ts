import type { BoardFile, BoardRegion, Place, Seat, Token, Troop, View } from '../types';

/** A Troop and its side. */
export interface Piece {
  seat: Seat;
  troop: Troop;
}

/** Reads a token such as `"blue:hook"`. */
export function pieceOf(token: Token): Piece {
  const [seat, troop] = token.split(':') as [Seat, Troop];
  return { seat, troop };
}

/** The stack of a place, bottom to top; empty if nothing stands there. */
export function stackOf(view: View, place: Place): Piece[] {
  return (view.bases[place] ?? []).map(pieceOf);
}

/** The Troop on top of a base or on a headquarters; null if none stands there. */
export function topOf(view: View, place: Place): Piece | null {
  const onHq = view.on_hq[place];
  if (onHq) return pieceOf(onHq);
  return stackOf(view, place).at(-1) ?? null;
}

/** The side that holds all bases of a region now; null if none does. */
export function holderOf(view: View, { bases }: BoardRegion): Seat | null {
  const [first, ...rest] = bases.map((base) => topOf(view, base)?.seat ?? null);
  return rest.every((seat) => seat === first) ? (first ?? null) : null;
}

export function other(seat: Seat): Seat {
  return seat === 'blue' ? 'red' : 'blue';
}

/**
 * The lit paths, which connect a side's bases to its headquarters. Each end of such a path is one of the
 * side's headquarters, or a base that is connected to them. A path between two headquarters does not count.
 */
export function litSections(board: BoardFile, view: View, seat: Seat): [Place, Place][] {
  const sources = board.hqs.filter((hq) => hq.owner === seat).map((hq) => hq.id);
  const held = new Set<Place>([...sources, ...view.seats[seat].connected]);
  return board.paths.filter(
    ([a, b]) => held.has(a) && held.has(b) && !(sources.includes(a) && sources.includes(b)),
  );
}

/** The sides whose lines the table paints: the viewer's side last, and before it the other side if `both`. */
export function linesShown({ viewer, to_move, over }: View, both: boolean): Seat[] {
  const own = over ? null : (viewer ?? to_move);
  if (!own) return [];
  return both ? [other(own), own] : [own];
}

/** A view of a board without Troops, for thumbnails. */
export function emptyView(): View {
  const seat = { rack_size: 0, lying: 0, reserve_size: 20, medals: 0, discard: [], known: [], connected: [] };
  return {
    viewer: null,
    to_move: null,
    turns_taken: 0,
    bases: {},
    rack: null,
    lying: [],
    seats: { blue: { ...seat }, red: { ...seat } },
    emptied: {},
    play: null,
    on_hq: {},
    over: null,
    racks: null,
    removed: null,
  };
}
