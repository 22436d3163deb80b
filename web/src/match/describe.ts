import { seatName } from '../parts/seats';
import { botName, isNameless, joined } from '../parts/describe';
import { hasText, t, inLanguage } from '../texts';
import type { ClockPlan, Outcome, Seat, SeatSummary, Summary, Suspension, ViewerName } from '../wire';

export { seatName };

/** The title of a game; its id if the texts have none. */
export function gameTitle(game: string): string {
  return hasText(`title-${game}`) ? t(`title-${game}`) : game;
}

/** The name of the player on a seat, or words for a free seat, a bot or a guest whose data was deleted. */
export function playerName(seat: SeatSummary): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') return botName(seat);
  if (seat.name === '') return t('seat-forgotten');
  if (isNameless(seat)) return t('you');
  if (seat.program) return t('program-named', { name: seat.name });
  return seat.you && !seat.here ? t('you-named', { name: seat.name }) : seat.name;
}

/**
 * The name of a player at a shared screen: the name that somebody entered for the player, or else the seat's
 * name.
 */
export function calledAt(summary: Summary, seat: Seat): string {
  const named = summary.seats.find((one) => one.seat === seat);
  return named?.here ? named.name : seatName(seat);
}

export function clockName(clock: ClockPlan): string {
  if (clock.kind === 'fischer') {
    return t('clock-fischer-is', { minutes: clock.seconds / 60, increment: clock.increment });
  }
  return clock.kind === 'days' ? t('clock-days-is', { days: clock.days }) : t('clock-none');
}

/** How a match stands, in one sentence; empty if the match waits for no seat. */
export function standing(summary: Summary): string {
  if (summary.suspended) return suspension(summary.suspended);
  if (summary.over) return ending(summary.over, seatsOf(summary));
  if (isCalledOff(summary)) return t(summary.closed === undefined ? 'called-off' : 'closed');
  if (summary.status === 'waiting') return waiting(summary);
  const next = summary.seats.filter((seat) => summary.to_move.includes(seat.seat));
  if (next.length === 0) return '';
  if (next.some((seat) => seat.you)) return t('your-turn');
  return turnOf(next.map((seat) => seat.seat));
}

/** Why the server cannot replay a match, in one sentence. */
export function suspension(why: Suspension): string {
  return why.reason === 'unknown_revision'
    ? t('suspended-revision', { revision: why.revision, newest: why.newest })
    : t('suspended');
}

/** Whether a match ended without an outcome: before its game began, or because an operator closed it. */
export function isCalledOff(summary: Summary): boolean {
  return summary.status === 'over' && summary.over === null;
}

/** Says what a match that has not begun waits for. */
export function waiting(summary: Summary): string {
  const open = summary.seats.filter((seat) => seat.kind === 'open').length;
  if (open === 0) return t('waiting-for-forces');
  return summary.seats.length === 2 ? t('waiting-for-player') : t('waiting-for-players', { count: open });
}

/** Whose turn it is, in one sentence; several seats may have to decide at once. */
export function turnOf(seats: Seat[]): string {
  const names = seats.map(seatName);
  return names.length === 1
    ? t('turn-of', { name: names[0] ?? '' })
    : t('turn-of-several', { names: joined(names) });
}

/** How a match ended, in one sentence. */
export function ending(outcome: Outcome, seats: Seat[]): string {
  const { winners } = outcome;
  if (winners.length === 0) return first([`ended-nobody-${outcome.by}`, 'ended-draw'], {});
  const others = seats.filter((seat) => !winners.includes(seat));
  const args = { winner: joined(winners.map(seatName)), loser: joined(others.map(seatName)) };
  if (winners.length > 1) return t('ended-won-several', args);
  const many = others.length > 1 ? [`ended-${outcome.by}-many`] : [];
  return first([...many, `ended-${outcome.by}`, 'ended-won'], args);
}

/** The first of these messages that exists; the id of the last one if none does. */
function first(ids: string[], args: Record<string, string>): string {
  return t(ids.find(hasText) ?? ids.at(-1) ?? '', args);
}

/** The seats of a match in seat order. */
export function seatsOf(summary: Summary): Seat[] {
  return summary.seats.map((seat) => seat.seat);
}

/** The viewer of a person's replay: the person's seat if there was only one, else the public. */
export function ownView(summary: Summary): ViewerName {
  const own = summary.seats.filter((seat) => seat.you);
  return own.length === 1 && own[0] ? own[0].seat : 'public';
}

/** The name of a match in lists and titles: its board if the game has boards, else its game. */
export function matchName(summary: Summary): string {
  return summary.board ? inLanguage(summary.board.name) : gameTitle(summary.game);
}

/** The title of the game, followed by the board if there is one. */
export function matchTitle(summary: Summary): string {
  const title = gameTitle(summary.game);
  return summary.board ? `${title} · ${inLanguage(summary.board.name)}` : title;
}

/** The options of a match with their values in words. Options without a message are left out. */
export function optionRows(options: Record<string, unknown>): { key: string; value: string }[] {
  const known = Object.entries(options).filter(([key]) => hasText(`option-${key}`));
  return known.map(([key, value]) => ({ key, value: optionValue(key, value) }));
}

/** The value of an option in words; a range has a least and a greatest number. */
function optionValue(key: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && 'min' in value && 'max' in value) {
    return value.min === value.max ? String(value.min) : `${value.min}–${value.max}`;
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return typeof value === 'string' && hasText(`option-${key}-${value}`)
    ? t(`option-${key}-${value}`)
    : String(value);
}
