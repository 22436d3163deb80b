import { t, worded } from '../texts';
import type { ClockPlan, Outcome, Seat, SeatSummary, Summary } from '../wire';

/** A side by its name: "Blue", "파랑". */
export function seatName(seat: Seat): string {
  return t(seat === 'blue' ? 'seat-blue' : 'seat-red');
}

/** Who sits there, as one name. */
export function playerName(seat: SeatSummary): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return t('bot-named', { level: levelName(seat.level ?? 1) });
  return seat.you ? t('you-named', { name: seat.name }) : seat.name;
}

/** How strong a level feels. */
export function levelName(level: number): string {
  return t(`level-${level}`);
}

/** The clock in words. */
export function clockName(clock: ClockPlan): string {
  if (clock.kind === 'fischer') {
    return t('clock-fischer-is', { minutes: clock.seconds / 60, increment: clock.increment });
  }
  return clock.kind === 'days' ? t('clock-days-is', { days: clock.days }) : t('clock-none');
}

/** How a match stands, in one sentence. */
export function standing(summary: Summary): string {
  if (summary.over) return ending(summary.over);
  if (summary.status === 'waiting') return t('waiting-for-player');
  const next = summary.seats.find((seat) => summary.to_move.includes(seat.seat));
  if (!next) return '';
  return next.you ? t('your-turn') : t('turn-of', { name: seatName(next.seat) });
}

/** How a match ended, in one sentence. */
export function ending(outcome: Outcome): string {
  if (outcome.winner === null) return t('ended-draw');
  return t(`ended-${outcome.by}`, { winner: seatName(outcome.winner), loser: seatName(outcome.winner === 'blue' ? 'red' : 'blue') });
}

/** The board's name in the reader's language. */
export function boardName(summary: Summary): string {
  return worded(summary.board.name);
}
