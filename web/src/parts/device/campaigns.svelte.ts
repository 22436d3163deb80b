/** What this device knows of campaigns; a stage is named by its game and itself. */
type Kept = {
  /** The goals that were met in each stage, by their numbers from 0. */
  met: Record<string, number[]>;
  /** The stages that matches belong to, by the names of the matches, the newest last. */
  matches: Record<string, string>;
};

const KEY = 'rumpus.campaigns';
/** How many matches are remembered; older ones are forgotten. */
const MOST_MATCHES = 100;

const isText = (value: unknown): value is string => typeof value === 'string';
const isGoal = (value: unknown): value is number => Number.isInteger(value);

const state = $state<Kept>(stored());

function stored(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    // What cannot be read counts as nothing.
  }
  const met = Object.entries(kept?.met ?? {}).filter(([, goals]) => Array.isArray(goals));
  return {
    met: Object.fromEntries(met.map(([stage, goals]) => [stage, goals.filter(isGoal)])),
    matches: Object.fromEntries(Object.entries(kept?.matches ?? {}).filter(([, stage]) => isText(stage))),
  };
}

const nameOf = (game: string, stage: string): string => `${game}/${stage}`;

/** Changes what is kept, and keeps what another tab has stored meanwhile. */
function change(how: (kept: Kept) => void): void {
  const kept = stored();
  how(kept);
  Object.assign(state, kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
}

/** The goals that were met in a stage on this device, in any of its matches, in order. */
export function metIn(game: string, stage: string): readonly number[] {
  return state.met[nameOf(game, stage)] ?? [];
}

/** Keeps that goals were met, beside those of earlier matches. */
export function keepMet(game: string, stage: string, goals: readonly number[]): void {
  const before = metIn(game, stage);
  if (goals.every((goal) => before.includes(goal))) return;
  const name = nameOf(game, stage);
  change(({ met }) => (met[name] = [...new Set([...(met[name] ?? []), ...goals])].sort((a, b) => a - b)));
}

/** Keeps that a match was begun for a stage. */
export function keepMatch(match: string, game: string, stage: string): void {
  change((kept) => {
    const newest = Object.entries(kept.matches).slice(1 - MOST_MATCHES);
    kept.matches = { ...Object.fromEntries(newest), [match]: nameOf(game, stage) };
  });
}

/** The stage that a match was begun for on this device, if it was for one of this game. */
export function stageOf(match: string, game: string): string | null {
  const name = state.matches[match];
  return name?.startsWith(nameOf(game, '')) ? name.slice(nameOf(game, '').length) : null;
}

/** The stage that is suggested: the first that was not won; the first of all when all were. */
export function suggested<S extends { id: string }>(game: string, stages: readonly S[]): S | undefined {
  return stages.find(({ id }) => !metIn(game, id).includes(0)) ?? stages[0];
}
