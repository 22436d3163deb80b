import type { Seat, Summary } from '../../wire';
import { isRecord, readStored, writeStored } from '../workshop/file-store';

/**
 * Names of people at this screen, by match and seat; the latest match stands last. They never leave the
 * device.
 */
type Kept = Readonly<Record<string, Readonly<Record<Seat, string>>>>;

const KEY = 'rumpus.people';
/** For how many matches names are kept; those of older matches are removed. */
const MOST = 50;
/** The longest name, in characters. The server has the same limit for names of guests. */
export const LONGEST_NAME = 24;

const isKept = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (names) => isRecord(names) && Object.values(names).every((name) => typeof name === 'string'),
  );
const stored = (): Kept => readStored<Kept>(KEY, isKept, {});

/**
 * Stores the names on the seats of a match that several people play at this screen. Empty names are left out.
 */
export function keepNames(match: string, names: Readonly<Record<Seat, string>>): void {
  const given = Object.entries(names)
    .map(([seat, name]) => [seat, name.trim().slice(0, LONGEST_NAME)] as const)
    .filter(([, name]) => name !== '');
  if (given.length === 0) return;
  const others = Object.entries(stored()).filter(([id]) => id !== match);
  const kept = Object.fromEntries([...others.slice(1 - MOST), [match, Object.fromEntries(given)]]);
  // If storage is full or forbidden, players are called by the names of their seats.
  writeStored(KEY, kept);
}

/**
 * Gives the seats of a rematch the names of the players who move there. In a rematch each player takes the
 * seat before their own, and the first player takes the last seat.
 */
export function carryNames(from: Summary, to: Summary): void {
  const names = stored()[from.id] ?? {};
  const moved = to.seats.map(({ seat }, n) => {
    const before = from.seats[(n + 1) % from.seats.length]?.seat ?? '';
    return [seat, names[before] ?? ''] as const;
  });
  keepNames(to.id, Object.fromEntries(moved));
}

/** The match with the names that this device knows of the people at its screen. */
export function withNames(summary: Summary): Summary {
  const names = stored()[summary.id];
  if (!names) return summary;
  const seats = summary.seats.map((seat) => {
    const name = seat.you ? names[seat.seat] : undefined;
    return name === undefined ? seat : { ...seat, name, here: true };
  });
  return { ...summary, seats };
}

/**
 * The names of the latest match that has stored names, in the order in which they were entered. The form
 * offers these names again.
 */
export function lastNames(): string[] {
  return Object.values(Object.values(stored()).at(-1) ?? {});
}

/** Deletes all names. Called when the guest of this device is deleted. */
export function forgetNames(): void {
  writeStored(KEY, {});
}
