import type { GameTable } from '../contract';
import { lineOf } from '../match/undo';
import type { Analysis, Frame, Seat, Setup, TurningPoint, View, ViewerName } from '../wire';

/** A chance in whole percent. */
export const percent = (permille: number): number => Math.round(permille / 10);

/**
 * The analysis with a curve that has the chances of the turning points. The server judges turning points with
 * more effort than other steps, so the curve and the words would disagree otherwise. Between two turning
 * points in a row the curve has the chance after the first; the words about the second may name another
 * chance.
 */
export function agreeing(analysis: Analysis): Analysis {
  const { seats, points, turning_points: turns } = analysis;
  const judged = points.map(({ step, chances }) => {
    const after = turns.find((turn) => turn.step === step);
    const before = turns.find((turn) => turn.step === step + 1);
    const turn = after ?? before;
    if (!turn) return { step, chances };
    const n = seats.indexOf(turn.seat);
    const own = after ? after.after : turn.before;
    const rest = 1000 - (chances[n] ?? 0);
    const share = (chance: number) => (rest > 0 ? chance / rest : 1 / (seats.length - 1));
    return { step, chances: chances.map((chance, i) => (i === n ? own : (1000 - own) * share(chance))) };
  });
  return { ...analysis, points: judged };
}

/** The corners of the line of a seat, for a box of 1 by 1 with its origin at the top left: `x,y x,y …`. */
export function lineOfSeat({ seats, points }: Analysis, seat: Seat): string {
  const n = seats.indexOf(seat);
  const last = points.at(-1)?.step ?? 0;
  const corner = ({ step, chances }: (typeof points)[number]): string => {
    const [x, y] = [last === 0 ? 0 : step / last, 1 - (chances[n] ?? 0) / 1000];
    return `${Number(x.toFixed(4))},${Number(y.toFixed(4))}`;
  };
  return points.map(corner).join(' ');
}

/** The chances that hold at a step: those of the latest judged step up to it; empty before the first one. */
export function chancesAt({ points }: Analysis, step: number): readonly number[] {
  return points.filter((point) => point.step <= step).at(-1)?.chances ?? [];
}

/** The views that the other seats have at a step, as far as they are loaded. */
export const viewsAt = (frames: Record<Seat, Frame[]>, step: number, viewer: ViewerName): View[] =>
  Object.entries(frames).flatMap(([seat, all]) => (seat === viewer ? [] : (all[step]?.view ?? [])));

/**
 * Words of the game about a turning point: the decision (`taken`), what a bot would decide instead
 * (`better`), and the heading of the turn in the log. A text is empty if the game has no words for it.
 */
export function wordsOf(
  game: Pick<GameTable, 'describeEvent' | 'describeAction' | 'choosesTogether'>,
  point: TurningPoint,
  frames: readonly Frame[],
  setup: Setup,
  viewer: ViewerName,
): StepWords & { better: string } {
  const before = frames.find(({ seq }) => seq === point.step - 1);
  const better = before ? (game.describeAction?.(point.better, setup, before.view) ?? '') : '';
  return { ...stepIn(game, point.step, frames, setup, viewer), better };
}

/** The words of a step, and the step that shows what they say. */
export type StepWords = { turn: string; taken: string; shownAt: number };

/**
 * The first line of the log for a step, and the heading of its turn. With `came`, the line is the first one
 * that is neither minor nor a heading, if there is one: that line states the result of the step. If all
 * players choose in secret, the step that opens the choices is described instead.
 */
export function stepIn(
  game: Pick<GameTable, 'describeEvent' | 'choosesTogether'>,
  step: number,
  frames: readonly Frame[],
  setup: Setup,
  viewer: ViewerName,
  came = false,
): StepWords {
  const eyes = viewer === 'public' ? null : viewer;
  const linesOf = ({ events }: Frame) =>
    events.flatMap((event, _n, all) => lineOf(game, event, setup, eyes, all) ?? []);
  const heading = frames
    .filter(({ seq }) => seq < step)
    .flatMap(linesOf)
    .findLast((line) => line.heading);
  const result = (frame: Frame) => linesOf(frame).find((line) => !line.minor && !line.heading);
  const opened = game.choosesTogether
    ? frames.find((frame) => frame.seq >= step && result(frame) !== undefined)
    : undefined;
  const shown = opened ?? frames.find(({ seq }) => seq === step);
  const taken = shown && (came || opened ? result(shown) : undefined);
  return {
    turn: heading?.text ?? '',
    taken: (taken ?? (shown && linesOf(shown)[0]))?.text ?? '',
    shownAt: shown?.seq ?? step,
  };
}
