/** What this device stores about campaigns. The key of a stage is made of its game and its id. */
type Kept = {
  /** The indexes of the goals that this person has met in each stage. */
  met: Record<string, number[]>;
  /** The stage of each match, by the id of the match, the newest last. */
  matches: Record<string, string>;
};

const KEY = 'rumpus.campaigns';
/** How many matches are kept. Older ones are removed. */
const MOST_MATCHES = 100;

const isText = (value: unknown): value is string => typeof value === 'string';
const isGoal = (value: unknown): value is number => Number.isInteger(value);

const state = $state<Kept>(stored());

function stored(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // Data that cannot be read counts as empty.
  }
  const met = Object.entries(kept?.met ?? {}).filter(([, goals]) => Array.isArray(goals));
  return {
    met: Object.fromEntries(met.map(([stage, goals]) => [stage, goals.filter(isGoal)])),
    matches: Object.fromEntries(Object.entries(kept?.matches ?? {}).filter(([, stage]) => isText(stage))),
  };
}

const nameOf = (game: string, stage: string): string => `${game}/${stage}`;

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

/**
 * The indexes of the goals of a stage that this person has met in any match on this device, in ascending
 * order.
 */
export function metIn(game: string, stage: string): readonly number[] {
  return state.met[nameOf(game, stage)] ?? [];
}

/** Stores the indexes of goals that a match has met, beside those of earlier matches. */
export function keepMet(game: string, stage: string, goals: readonly number[]): void {
  const before = metIn(game, stage);
  if (goals.every((goal) => before.includes(goal))) return;
  const name = nameOf(game, stage);
  change(({ met }) => (met[name] = [...new Set([...(met[name] ?? []), ...goals])].sort((a, b) => a - b)));
}

/** Stores the stage for which this device has begun a match. */
export function keepMatch(match: string, game: string, stage: string): void {
  change((kept) => {
    const newest = Object.entries(kept.matches).slice(1 - MOST_MATCHES);
    kept.matches = { ...Object.fromEntries(newest), [match]: nameOf(game, stage) };
  });
}

/** The stage of this game for which a match was begun on this device; null if there is none. */
export function stageOf(match: string, game: string): string | null {
  const name = state.matches[match];
  return name?.startsWith(nameOf(game, '')) ? name.slice(nameOf(game, '').length) : null;
}

/** The suggested stage: the first that is not won yet, or the first of all if all are won. */
export function suggested<S extends { id: string }>(game: string, stages: readonly S[]): S | undefined {
  return stages.find(({ id }) => !metIn(game, id).includes(0)) ?? stages[0];
}
