import { language, t } from '../texts';
import { seatName } from './seats';
import { isMadeUp } from './own-name';
import type { Seat, SeatSummary, Summary } from '../wire';

export const levelName = (level: number): string => t(`level-${level}`);

/** Names one after the other, with commas. */
export const listed = (names: readonly string[]): string => names.join(', ');

/** Names in a sentence: "Red, Blue and Green", "빨강, 파랑, 초록". */
export function joined(names: readonly string[]): string {
  if (language() === 'ko') return names.join(', ');
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/** The name of a bot: that of the character whom it plays in a campaign, or else its level. */
export const botName = ({ character, level }: SeatSummary): string =>
  character?.name() ?? t('bot-named', { level: levelName(level ?? 1) });

/** Whether this person has the seat and has not chosen a name yet. */
export const isNameless = ({ you, here, name }: SeatSummary): boolean => you && !here && isMadeUp(name);

/** The name of the player on a seat. */
export function playerAt(summary: Summary, seat: Seat): string {
  const taken = summary.seats.find((one) => one.seat === seat);
  if (taken?.kind === 'bot') return botName(taken);
  if (taken?.program && taken.name !== '') return t('program-named', { name: taken.name });
  if (taken?.kind !== 'guest') return t('seat-open');
  if (!isNameless(taken)) return taken.name;
  // At a shared screen *you* would not tell the players apart.
  return summary.seats.filter(({ you }) => you).length > 1 ? seatName(seat) : t('you');
}
