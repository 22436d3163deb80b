/** What this device stores about puzzles. The key of a puzzle is made of its game and its id. */
type Kept = {
  solved: string[];
  /** The days on which this person solved the puzzle of the day, such as `2026-11-26`. */
  days: string[];
};

const KEY = 'rumpus.puzzles';
const state = $state<Kept>(stored());

function stored(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // Data that cannot be read counts as empty.
  }
  const words = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  return { solved: words(kept?.solved), days: words(kept?.days) };
}

const nameOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** Whether a puzzle was solved on this device. */
export function isSolved(game: string, puzzle: string): boolean {
  return state.solved.includes(nameOf(game, puzzle));
}

/**
 * Stores that this person solved a puzzle, and for the puzzle of a day also the day. Changes by other tabs
 * stay.
 */
export function markSolved(game: string, puzzle: string, day: string | null): void {
  const kept = stored();
  kept.solved = [...new Set([...kept.solved, nameOf(game, puzzle)])];
  if (day !== null) kept.days = [...new Set([...kept.days, day])].sort();
  Object.assign(state, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the change holds until the page is closed.
  }
}

/** A day of the calendar where the device is, such as `2026-11-26`. */
export function dayOf(time: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12));
}

/** Whether the puzzle of a day was solved on that day on this device. */
export const isDaySolved = (day: string): boolean => state.days.includes(day);

/**
 * The number of days in a row up to `day` whose puzzle was solved. If the puzzle of `day` itself is not
 * solved yet, the row up to the day before counts.
 */
export function streakOn(day: string): number {
  let at = isDaySolved(day) ? day : dayBefore(day);
  let days = 0;
  for (; isDaySolved(at); at = dayBefore(at)) days += 1;
  return days;
}
