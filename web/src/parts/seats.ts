import { hasText, t } from '../texts';
import { coverOf, covers } from './covers';
import { plastics, type Plastic, type SeatLook } from './plastics';

/**
 * The plastic (the ready-made look, see `plastics.ts`) of every seat that has one, by the seat's name. A seat
 * has the name of its plastic unless its game says otherwise.
 */
const cast: Readonly<Record<string, string>> = Object.assign(
  Object.fromEntries(Object.keys(plastics).map((name) => [name, name])),
  ...[...covers.values()].map(({ seats }) => seats),
);

/** The names of all seats that have a look. */
export const knownSeats = Object.keys(cast);

/** The look of a seat. A seat without a look of its own gets the orange one. */
export const seatLook = (seat: string): SeatLook => plastics[cast[seat] as Plastic] ?? plastics.orange;

/** The shape of a seat, in a box of 24 by 24, which tells seats apart without colours. */
export const seatShape = (game: string, seat: string): string =>
  coverOf(game)?.shapes?.[seat] ?? seatLook(seat).shape;

/** The names of characters at the table that is open, by seat. */
let called: Readonly<Record<string, () => string>> = {};

/** From now on, sentences call seats by the names of characters. Returns a function that ends this. */
export function callSeats(names: Readonly<Record<string, () => string>>): () => void {
  called = names;
  return () => {
    if (called === names) called = {};
  };
}

/**
 * What a seat is called: the name of the character who plays there, or else the name of its colour, such as
 * "Blue".
 */
export const seatName = (seat: string): string => called[seat]?.() ?? colourName(seat);

/** A seat by the name of its colour: "Blue", "파랑". */
export function colourName(seat: string): string {
  const id = `seat-${cast[seat] ?? seat}`;
  return hasText(id) ? t(id) : seat;
}

/**
 * The only seat that lost, which the sentence about the end names. Null if nobody won, or if not exactly one
 * seat lost.
 */
export function loserOf(seats: readonly string[], winners: readonly string[]): string | null {
  const losers = seats.filter((seat) => !winners.includes(seat));
  return winners.length > 0 && losers.length === 1 ? (losers[0] ?? null) : null;
}

/**
 * Gives an element the colours of a seat as custom properties: `--seat`, `--seat-hi`, `--seat-lo`,
 * `--seat-on`, `--seat-ink`, `--seat-wash`.
 */
export function painted(seat: string): (node: HTMLElement | SVGElement) => void {
  const look = seatLook(seat);
  return (node) => {
    const colours = {
      seat: look.main,
      'seat-hi': look.hi,
      'seat-lo': look.lo,
      'seat-on': look.on,
      'seat-ink': look.ink,
      'seat-wash': look.wash,
    };
    for (const [name, colour] of Object.entries(colours)) node.style.setProperty(`--${name}`, colour);
  };
}
