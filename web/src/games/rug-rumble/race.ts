import { seatName } from '../../parts/seats';
import { t } from '../../texts';
import { kinds, type Event, type Race } from './types';

/** How long the animation of a race runs, in milliseconds. The next step comes a little later. */
export const RACE_MS = 3_200;

/** Finds the last race among some events. */
export const raceIn = (events: readonly Event[]): Race | undefined =>
  events.findLast((event): event is Race => event.type === 'raced');

/** Says in short sentences why a race ended as it did. RR-RACE-02 to RR-RACE-05 */
export function whyOf({ runners, marbles }: Race): string {
  const said = kinds.flatMap((toy) => {
    const count = runners.filter((one) => one.toy === toy && one.fate === 'crashed').length;
    return count > 0 ? [t('rr-why-crashed', { count, toy, name: t(`rr-toy-${toy}`) })] : [];
  });
  if (runners.some(({ fate }) => fate === 'scared')) said.push(t('rr-why-scared'));
  const first = runners.find(({ fate }) => fate === 'won');
  if (!first) return [...said, t('rr-why-nobody')].join(' ');
  const [toy, seat, of] = [t(`rr-toy-${first.toy}`), seatName(first.seat), said.length > 0 ? 'left' : 'all'];
  return [...said, t('rr-why-won', { toy, seat, marbles, of })].join(' ');
}
