import { hasText, t } from '../texts';
import { seatLook } from './plastic-attack/seats';

export { painted } from './plastic-attack/seats';

/** Shapes in a box of 24 by 24, where a game's own pieces give a seat another than the table's. */
const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'toy-battle': { red: 'M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z' },
};

/** The shape that stands for a seat beside its colour, in a box of 24 by 24. */
export function seatShape(game: string, seat: string): string {
  return shapes[game]?.[seat] ?? seatLook(seat).shape;
}

/** A seat by its name: "Blue", "파랑". */
export function seatName(seat: string): string {
  return hasText(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}
