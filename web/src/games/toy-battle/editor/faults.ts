import { listed } from '../../../parts/describe';
import { hasText, t } from '../../../texts';
import type { Fault } from '../../../wire';
import { markOf, placeName, regionBases, seatName } from '../describe/names';
import type { BoardFile, Place, Seat } from '../types';

export function placesIn(board: BoardFile, fault: Fault): Place[] {
  const known = new Set([...board.hqs, ...board.bases].map(({ id }) => id));
  return Object.values(fault)
    .flat()
    .filter((text): text is Place => typeof text === 'string' && known.has(text));
}

/**
 * Describes a fault in the language of the page, with the names of places on the board; null if the fault has
 * no translation.
 */
export function describeFault(board: BoardFile, fault: Fault): string | null {
  const id = `tb-fault-${String(fault.type)}`;
  if (!hasText(id)) return null;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(fault)) {
    const said = word(board, key, value);
    if (said !== null) args[key] = said;
  }
  return t(id, args);
}

/** One value of a fault, as the sentence about the fault shows it. */
function word(board: BoardFile, key: string, value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (key === 'owner') return seatName(value as Seat);
  if (key === 'region') return regionBases(board, String(value));
  if (key === 'terrain') return t(`terrain-${String(value)}`);
  const nameOf = (place: unknown): string => short(board, String(place));
  if (key === 'path' || (key === 'other' && Array.isArray(value)))
    return (value as unknown[]).map(nameOf).join('–');
  if (Array.isArray(value)) return listed(value.map(nameOf));
  return typeof value === 'string' ? nameOf(value) : null;
}

/** A base by its letter, a headquarters by its name, anything else unchanged. */
function short(board: BoardFile, text: string): string {
  if (board.hqs.some(({ id }) => id === text)) return placeName(board, text);
  return markOf(board, text) || text;
}
