import type { LessonPage } from '../wire';
import { t } from '../texts';
import type { Frame, Options, Setup, Summary } from '../wire';

/** Makes the summary of a match for a lesson, because a table needs one. */
export function summaryOf(page: LessonPage, setup: Setup, frame: Frame): Summary {
  const over = 'over' in frame.status ? frame.status.over : null;
  return {
    id: `lesson-${page.game}-${page.id}`,
    game: page.game,
    board: null,
    options: (setup as { options?: Options } | null)?.options ?? {},
    seats: page.seats.map((seat) => {
      const you = seat === page.seat;
      return {
        seat,
        kind: 'guest',
        name: t(you ? 'learn-you' : 'learn-other', { seat: seatNumber(page, seat) }),
        you,
        online: true,
        ready: true,
      };
    }),
    clock: { kind: 'none' },
    undo: 'never',
    created_ms: 0,
    steps: frame.seq,
    status: over ? 'over' : 'playing',
    to_move: 'awaiting' in frame.status ? frame.status.awaiting : [],
    over,
    rematch: null,
    branch_of: null,
    creator: true,
    visibility: 'private',
  };
}

/** The number of a seat among the other players' seats, from 1; 0 if there is only one other player. */
function seatNumber({ seats, seat: mine }: LessonPage, seat: string): number {
  const others = seats.filter((one) => one !== mine);
  return others.length > 1 ? others.indexOf(seat) + 1 : 0;
}
