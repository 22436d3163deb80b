import type { GameTable, LogLine } from '../contract';
import type { Event, Frame, Seat, Setup } from '../wire';
import { lineOf, takenBack } from './undo';

/**
 * What another player did, in a few lines. `since` is the number of the first step that the lines describe.
 * `answered` is set if this person made the latest decision of the match.
 */
export type Tale = { seat: Seat; since: number; lines: LogLine[]; answered?: boolean };

/** A step as the card needs it: the seat that decided, and the events that this viewer may know. */
export type ToldStep = { seat: Seat | null; events: Event[] };

/** Describes an event of a step; null if it needs no line. */
type Describe = (event: Event, step: readonly Event[]) => LogLine | null;

/** The most lines of one tale, so that one glance at the card is enough; the log has all lines. */
const AT_MOST = 3;
/**
 * In milliseconds: the time to notice the card, the time to read one letter, and the longest time that the
 * card is shown.
 */
const FIND_MS = 1_500;
const LETTER_MS = 45;
const LONGEST_MS = 9_000;

/**
 * What the other seats decided after the last turn of `own`, up to the step `last`. There is one tale for
 * each seat, in the order of their first decisions. The tales stay while `own` makes the decisions of the
 * next turn. They do not go back beyond a step that is unknown, for example after a reload, before the log
 * has loaded.
 */
export function talesOf(
  steps: ReadonlyMap<number, ToldStep>,
  last: number,
  own: readonly Seat[],
  describe: Describe,
): Tale[] {
  const tales = new Map<Seat, Tale>();
  const answered = own.includes(steps.get(last)?.seat ?? '');
  for (const step of stepsOfOthers(steps, last, own, describe)) {
    const { seat, since, lines } = tales.get(step.seat) ?? { ...step, lines: [] };
    tales.set(seat, { seat, since, lines: [...lines, ...step.lines] });
  }
  return [...tales.values()]
    .map((tale) => ({ ...tale, lines: brief(tale.lines), ...(answered ? { answered } : {}) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The parts of a `MatchStore` that `talesAt` reads. */
type TableSteps = {
  shown: Frame | null;
  setup: Setup | null;
  concealed: boolean;
  steps: ReadonlyMap<number, ToldStep>;
  seat: Seat | null;
  own: readonly Seat[];
};

/**
 * The tales of a table up to the step that is shown. The last `behind` steps are left out, since the table
 * has yet to play them.
 */
export function talesAt(table: TableSteps, game: Pick<GameTable, 'describeEvent'>, behind: number): Tale[] {
  const { shown, setup, concealed, steps, seat, own } = table;
  if (!shown || setup === null || concealed) return [];
  return talesOf(steps, shown.seq - behind, own, (event, step) => lineOf(game, event, setup, seat, step));
}

/**
 * The steps of the other seats after the last turn of `own`, the oldest first. If the log has headings of
 * turns, these steps come either from one turn of `own` or from turns of others, never from both. If it has
 * none, they begin after the latest decision of `own` before them. From the steps of `own`, only lines marked
 * `result` or `outcome` are added. From the step before all these, lines marked `outcome` are added. Steps
 * that a player has taken back are left out.
 */
function stepsOfOthers(
  steps: ReadonlyMap<number, ToldStep>,
  last: number,
  own: readonly Seat[],
  describe: Describe,
): Tale[] {
  const found: Tale[] = [];
  const gone = takenBack([...steps].map(([seq, { events }]) => [seq, events] as const));
  const begins = ({ events }: ToldStep): boolean => headingsOf(events, describe).includes(true);
  const turns = turnsOf(steps, last, describe);
  const hasTurns = [...steps.values()].some(begins);
  let results: LogLine[] = [];
  let told: TurnOf | undefined;
  for (let seq = last; seq > 0; seq -= 1) {
    const step = steps.get(seq);
    if (!step || step.seat === null) break;
    const turn = turns.get(seq);
    const isOwn = own.includes(step.seat);
    const isOther =
      told && turn && turn.number !== told.number && [turn, told].some(({ by }) => own.includes(by));
    if (isOther || (isOwn && found.length > 0 && (!hasTurns || begins(step)))) {
      if (!gone.has(seq)) found.at(-1)?.lines.unshift(...outcomesOf(step.events, describe));
      break;
    }
    if (gone.has(seq)) continue;
    const lines = linesOf(step.events, describe);
    if (isOwn) {
      results = [...lines.filter(isResult), ...results];
      continue;
    }
    found.push({ seat: step.seat, since: seq, lines: [...lines, ...results] });
    [told, results] = [turn, []];
  }
  return found.reverse();
}

const isResult = ({ result, outcome }: LogLine): boolean => result ?? outcome ?? false;

/** Which lines of a step are headings, and whether it has an outcome. */
type Known = { headings: boolean[]; hasOutcome: boolean };

/** What is known of steps. The events of a step never change, so each step is looked at once. */
const looked = new WeakMap<readonly Event[], Known>();
function lookAt(events: readonly Event[], describe: Describe): Known {
  const old = looked.get(events);
  if (old) return old;
  const lines = events.flatMap((event) => describe(event, events) ?? []);
  const known = {
    headings: lines.map(({ heading }) => heading ?? false),
    hasOutcome: lines.some(({ outcome }) => outcome),
  };
  looked.set(events, known);
  return known;
}

const headingsOf = (events: readonly Event[], describe: Describe): boolean[] =>
  lookAt(events, describe).headings;

/** The lines of a step that tell the outcome of secret decisions. */
const outcomesOf = (events: readonly Event[], describe: Describe): LogLine[] =>
  lookAt(events, describe).hasOutcome ? linesOf(events, describe).filter(({ outcome }) => outcome) : [];

/** The turn that a step belongs to, and the seat that decided first in it. */
type TurnOf = { number: number; by: Seat };

/** The turn of each step. A turn begins with a heading, and belongs to the seat that decides next. */
function turnsOf(
  steps: ReadonlyMap<number, ToldStep>,
  last: number,
  describe: Describe,
): Map<number, TurnOf> {
  const turns = new Map<number, TurnOf>();
  let [number, by]: [number, Seat | null] = [0, null];
  for (const [seq, { seat, events }] of [...steps].sort(([one], [two]) => one - two)) {
    if (seq > last) break;
    const headings = headingsOf(events, describe);
    if (headings[0]) [number, by] = [number + 1, null];
    by ??= seat;
    if (by !== null) turns.set(seq, { number, by });
    if (headings.slice(1).includes(true)) [number, by] = [number + 1, null];
  }
  return turns;
}

/**
 * The lines of a step up to the heading of the next turn, in their short form if they have one. A heading at
 * the start is left out.
 */
function linesOf(events: readonly Event[], describe: Describe): LogLine[] {
  const lines = events.flatMap((event) => describe(event, events) ?? []);
  const next = lines.findIndex(({ heading }, n) => heading && n > 0);
  return (next < 0 ? lines : lines.slice(0, next))
    .filter(({ heading }) => !heading)
    .map((line) => ({ ...line, text: line.short ?? line.text }));
}

/**
 * The lines without minor ones. Lines that belong together (`together`) become one line. The viewer's own
 * losses (`loss`) come first, and all of them are kept. Of more than `AT_MOST` lines, only the first and the
 * last ones are kept besides.
 */
function brief(lines: LogLine[]): LogLine[] {
  const alike = lines.flatMap(({ together }) => together ?? []);
  const names = [...new Set(alike.map(({ name }) => name))];
  const first = lines.find(({ together }) => together);
  const said = lines.flatMap((line): LogLine[] => {
    if (line === first) return [{ ...line, text: alike[0]?.say(names) ?? line.text }];
    return line.minor || line.together ? [] : [line];
  });
  const losses = said.filter(({ loss }) => loss);
  const rest = said.filter(({ loss }) => !loss);
  const room = Math.max(1, AT_MOST - losses.length);
  if (rest.length <= room) return [...losses, ...rest];
  return [...losses, ...rest.slice(0, 1), ...rest.slice(rest.length - room + 1)];
}

/** The places that the lines name, each once. */
export const placesIn = (tales: readonly Tale[]): string[] => [
  ...new Set(tales.flatMap(({ lines }) => lines.flatMap(({ places }) => places ?? []))),
];

/** How long it takes to read the card, in milliseconds. */
export function readingTime(tales: readonly Tale[]): number {
  const letters = tales.reduce(
    (sum, { lines }) => sum + lines.reduce((all, { text }) => all + text.length, 0),
    0,
  );
  return Math.min(LONGEST_MS, FIND_MS + letters * LETTER_MS);
}

/** Whether the target of an event is in a *Skip* button of the table itself. */
export const isSkip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-action="skip"]') !== null;
