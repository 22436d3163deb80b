import type { GameTable } from '../contract';
import { lineOf } from '../match/undo';
import type { Analysis, Frame, Seat, Setup, TurningPoint, ViewerName } from '../wire';

/** A chance in whole percent. */
export const percent = (permille: number): number => Math.round(permille / 10);

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

/**
 * What was decided at a turning point and what a bot decides instead, in sentences of the game; empty where
 * the game has none.
 */
export function wordsOf(
  game: Pick<GameTable, 'describeEvent' | 'describeAction'>,
  point: TurningPoint,
  frames: readonly Frame[],
  setup: Setup,
  viewer: ViewerName,
): { taken: string; better: string } {
  const eyes = viewer === 'public' ? null : viewer;
  const after = frames.find(({ seq }) => seq === point.step);
  const before = frames.find(({ seq }) => seq === point.step - 1);
  const lines = (after?.events ?? []).flatMap(
    (event, _n, step) => lineOf(game, event, setup, eyes, step)?.text ?? [],
  );
  const better = before ? (game.describeAction?.(point.better, setup, before.view) ?? '') : '';
  return { taken: lines[0] ?? '', better };
}
