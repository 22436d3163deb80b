/** What this device stores about lessons. The key of a lesson is made of its game and its id. */
type Kept = {
  done: string[];
  /** The decisions in lessons that the learner has begun but not completed. */
  begun: Record<string, unknown[]>;
  /** The ids of the games of which somebody has begun a match on this device. */
  played: string[];
  /** The highest level of bots that this person has beaten, by game. */
  beaten: Record<string, number>;
};

const KEY = 'rumpus.lessons';
const state = $state<Kept>(stored());

function words(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
}

function stored(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // Data that cannot be read counts as empty.
  }
  const begun = Object.entries(kept?.begun ?? {}).filter(([, decisions]) => Array.isArray(decisions));
  return {
    done: words(kept?.done),
    begun: Object.fromEntries(begun),
    played: words(kept?.played),
    beaten: Object.fromEntries(
      Object.entries(kept?.beaten ?? {}).filter(([, level]) => typeof level === 'number'),
    ),
  };
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Changes the newest stored data, so that changes by other tabs stay. */
function change(how: (kept: Kept) => void): void {
  const kept = stored();
  how(kept);
  Object.assign(state, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the change holds until the page is closed.
  }
}

/** Whether the learner has completed a lesson on this device. */
export function isDone(game: string, lesson: string): boolean {
  return state.done.includes(nameOf(game, lesson));
}

/** Whether the learner has completed any lesson of a game on this device. */
export function hasLearned(game: string): boolean {
  return state.done.some((name) => name.startsWith(nameOf(game, '')));
}

/** The decisions in a lesson that was begun on this device, from its start; empty for other lessons. */
export function decisionsIn(game: string, lesson: string): unknown[] {
  return $state.snapshot(state.begun[nameOf(game, lesson)] ?? []);
}

/**
 * Stores the decisions in a lesson, so that the lesson goes on from there. A lesson without decisions counts
 * as not begun.
 */
export function keepDecisions(game: string, lesson: string, decisions: readonly unknown[]): void {
  change(({ begun }) => {
    if (decisions.length > 0) begun[nameOf(game, lesson)] = [...decisions];
    else delete begun[nameOf(game, lesson)];
  });
}

/** Stores that the learner has completed a lesson. */
export function markDone(game: string, lesson: string): void {
  change((kept) => {
    delete kept.begun[nameOf(game, lesson)];
    kept.done = [...new Set([...kept.done, nameOf(game, lesson)])];
  });
}

/** Stores that a match of a game was begun on this device. */
export function markPlayed(game: string): void {
  if (!hasPlayed(game)) change((kept) => kept.played.push(game));
}

/** Whether a match of a game was begun on this device. */
export const hasPlayed = (game: string): boolean => state.played.includes(game);

/** Stores that this person has beaten bots of a level in a game. */
export function markBeaten(game: string, level: number): void {
  if (level > beatenIn(game)) change(({ beaten }) => (beaten[game] = level));
}

/** The highest level of bots that this person has beaten in a game on this device; 0 before the first win. */
export const beatenIn = (game: string): number => state.beaten[game] ?? 0;

/** Whether this device has neither completed a lesson of a game nor begun a match of it. */
export const isNewcomer = (game: string): boolean => !hasPlayed(game) && !hasLearned(game);

/**
 * The next lesson: the first one that the learner has not completed, or the first of all if all are
 * completed. Undefined if there are no lessons.
 */
export function nextOf<L extends { id: string }>(game: string, lessons: readonly L[]): L | undefined {
  return lessons.find(({ id }) => !isDone(game, id)) ?? lessons[0];
}
