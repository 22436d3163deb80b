import type { GameTable, LogLine } from '../contract';
import type { Event, Frame, Seat, Setup } from '../wire';
import { lineOf, takenBack } from './undo';

/** What one of the others did, in a few lines, and the step that it begins with. */
export type Tale = { seat: Seat; since: number; lines: LogLine[] };

/** A step as the card needs it: who decided it, and what happened as this viewer may know it. */
export type ToldStep = { seat: Seat | null; events: Event[] };

/** The card shows at most this many lines, so that one glance is enough; the log has them all. */
const AT_MOST = 3;
/** How long a person takes to find the card, and to read a letter, in milliseconds. */
const FIND_MS = 1_500;
const LETTER_MS = 45;
const LONGEST_MS = 9_000;

/**
 * What the others decided since the last decision of `own`, up to the step `last`: one tale a seat, in the
 * order in which they came. It ends where a step is not known, as after a reload whose log has not come yet.
 */
export function talesOf(
  steps: ReadonlyMap<number, ToldStep>,
  last: number,
  own: readonly Seat[],
  describe: (event: Event) => LogLine | null,
): Tale[] {
  const tales = new Map<Seat, Tale>();
  for (const step of stepsOfOthers(steps, last, own, describe)) {
    const { seat, since, lines } = tales.get(step.seat) ?? { ...step, lines: [] };
    tales.set(seat, { seat, since, lines: [...lines, ...step.lines] });
  }
  return [...tales.values()]
    .map((tale) => ({ ...tale, lines: brief(tale.lines) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What a table knows of its match. */
type TableSteps = {
  shown: Frame | null;
  setup: Setup | null;
  concealed: boolean;
  steps: ReadonlyMap<number, ToldStep>;
  seat: Seat | null;
  own: readonly Seat[];
};

/** The tales of a table, up to the step that is shown; the last `behind` steps are still being told. */
export function talesAt(table: TableSteps, game: Pick<GameTable, 'describeEvent'>, behind: number): Tale[] {
  const { shown, setup, concealed, steps, seat, own } = table;
  if (!shown || setup === null || concealed) return [];
  return talesOf(steps, shown.seq - behind, own, (event) => lineOf(game, event, setup, seat));
}

/** The steps of the others, the oldest first. */
function stepsOfOthers(
  steps: ReadonlyMap<number, ToldStep>,
  last: number,
  own: readonly Seat[],
  describe: (event: Event) => LogLine | null,
): Tale[] {
  const found: Tale[] = [];
  const gone = takenBack([...steps].map(([seq, { events }]) => [seq, events] as const));
  for (let seq = last; seq > 0; seq -= 1) {
    const step = steps.get(seq);
    if (!step || step.seat === null || own.includes(step.seat)) break;
    if (gone.has(seq)) continue;
    found.push({ seat: step.seat, since: seq, lines: linesOf(step.events, describe) });
  }
  return found.reverse();
}

/** The lines of a step up to where the next turn begins; of a step that begins with one, all but the heading. */
function linesOf(events: readonly Event[], describe: (event: Event) => LogLine | null): LogLine[] {
  const lines = events.flatMap((event) => describe(event) ?? []);
  const next = lines.findIndex(({ heading }, n) => heading && n > 0);
  return (next < 0 ? lines : lines.slice(0, next)).filter(({ heading }) => !heading);
}

/** How it began and how it ended, where there is too much to say; nothing of what matters little. */
function brief(lines: LogLine[]): LogLine[] {
  const said = lines.filter(({ minor }) => !minor);
  return said.length <= AT_MOST ? said : [...said.slice(0, 1), ...said.slice(1 - AT_MOST)];
}

/** The places that the lines speak of, each once. */
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

/** Whether something that is pressed is the table's own *Skip*. */
export const isSkip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-action="skip"]') !== null;
