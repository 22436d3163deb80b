import { closed, type GameTable } from '../../contract';
import { listed } from '../../parts/words';
import { seatName } from '../../parts/seats';
import { hasText, t } from '../../texts';
import Showcase from './Showcase.svelte';
import Table from './Table.svelte';
import type { Event, Words } from './types';

/** How long a race is shown, in milliseconds. */
const RACE_MS = 2_400;

const clauses: Record<Event['type'], string> = {
  drew: 'RR-HAND-01',
  poured: 'RR-ROUND-01',
  chose: 'RR-CHOOSE-01',
  raced: 'RR-RACE-01',
  resigned: 'RR-R-04',
  ended: 'RR-GOAL-01',
};

function sentence(event: Event): string {
  const toy = 'toy' in event && event.toy ? t(`rr-toy-${event.toy}`) : '';
  const seat = 'seat' in event ? seatName(event.seat) : '';
  switch (event.type) {
    case 'drew':
    case 'chose':
      return t(`rr-log-${event.type}${toy ? '-known' : ''}`, { seat, toy });
    case 'poured':
      return t('rr-log-poured', { marbles: event.marbles, rug: event.rug });
    case 'raced': {
      const toys = listed(event.toys.flatMap((raced) => (raced ? [t(`rr-toy-${raced}`)] : [])));
      const winner = event.winner ? seatName(event.winner) : '';
      return t(winner ? 'rr-log-raced' : 'rr-log-crashed', { toys, winner, marbles: event.marbles });
    }
    case 'resigned':
      return t('rr-log-resigned', { seat });
    case 'ended':
      return t('rr-won', { seats: listed(event.winners.map(seatName)), count: event.winners.length });
  }
}

/** Rug Rumble as the shell mounts it. */
const rugRumble: GameTable<Words> = {
  Table,
  Showcase,
  keys: [{ keys: ['1', '2', '3', '4'], text: 'rr-key-choose' }],
  tell: (event) => ({
    text: sentence(event),
    clauses: [clauses[event.type]],
    heading: event.type === 'poured',
  }),
  sayRefusal: ({ reason, because }) =>
    hasText(`rr-refusal-${reason.type}`) ? t(`rr-refusal-${reason.type}`) : because,
  timeOf: ({ type }) => (type === 'raced' ? RACE_MS : 0),
  makeSetup: ({ seats }) => ({ players: seats.length }),
  quick: [3, 2, 4],
};

export default closed(rugRumble);
