import { seatName } from '../../parts/seats';
import { t } from '../../texts';
import { kinds, type Event, type Race, type Runner, type Side, type Toy, type View } from './types';

/** How long the animation of a race takes, in milliseconds. */
export const RACE_MS = 3_600;

/** Finds the last race among these events; undefined if there is none. */
export const raceIn = (events: readonly Event[]): Race | undefined =>
  events.findLast((event): event is Race => event.type === 'raced');

/**
 * Says in short sentences why a race ended as it did: which toys crashed or were scared, and who won.
 * RR-RACE-02 to RR-RACE-05
 */
export function whyOf({ runners, marbles }: Race): string {
  const said = kinds.flatMap((toy) => {
    const count = runners.filter((one) => one.toy === toy && one.fate === 'crashed').length;
    return count > 0 ? [t('rr-why-crashed', { count, toy, name: t(`rr-toy-${toy}`) })] : [];
  });
  const ran = (toy: Toy, ...fates: string[]): boolean =>
    runners.some((one) => one.toy === toy && fates.includes(one.fate));
  if (ran('elephant', 'scared')) said.push(t('rr-why-scared'));
  if (ran('mouse', 'crashed') && ran('elephant', 'won', 'lost')) said.push(t('rr-why-fallen'));
  if (ran('elephant', 'crashed') && ran('mouse', 'won', 'lost')) said.push(t('rr-why-first'));
  const first = runners.find(({ fate }) => fate === 'won');
  if (!first) return [...said, t('rr-why-nobody')].join(' ');
  const [toy, seat, of] = [t(`rr-toy-${first.toy}`), seatName(first.seat), said.length > 0 ? 'left' : 'all'];
  return [...said, t('rr-why-won', { toy, seat, marbles, of })].join(' ');
}

/**
 * How far a toy moves down to crash into the toys of the same kind, in lanes. The number is negative for a
 * move up, and 0 for a toy that does not crash. The toys stop a little apart, so that all of them can be
 * seen. If another toy runs between them, they only lean towards each other. Otherwise that toy would seem to
 * crash too. RR-RACE-02
 */
export function meets({ runners }: Race, { toy, seat, fate }: Runner, seats: readonly Side[]): number {
  if (fate !== 'crashed') return 0;
  const lanes = runners.flatMap((one) => (one.toy === toy ? [seats.indexOf(one.seat)] : []));
  const way = lanes.reduce((sum, lane) => sum + lane, 0) / lanes.length - seats.indexOf(seat);
  const isBetween = (lane: number): boolean => lane > Math.min(...lanes) && lane < Math.max(...lanes);
  if (runners.some((one) => one.toy !== toy && isBetween(seats.indexOf(one.seat))))
    return 0.12 * Math.sign(way);
  return way - 0.22 * Math.sign(way);
}

/**
 * The player whom nobody can catch up with in the last race, even by winning all marbles on the rug.
 * RR-GOAL-01
 */
export function uncaught({ round, rug, players }: View): Side | undefined {
  const [first, second] = players
    .filter(({ resigned }) => !resigned)
    .toSorted((one, other) => other.marbles - one.marbles);
  return round === 8 && first && second && second.marbles + rug < first.marbles ? first.seat : undefined;
}
