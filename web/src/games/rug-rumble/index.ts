import { untyped, type GameTable } from '../../contract';
import { listed } from '../../parts/describe';
import { seatName } from '../../parts/seats';
import { hasText, t } from '../../texts';
import { goal } from './goal';
import OpenHand from './OpenHand.svelte';
import { describeFact, describeReason } from './reasons';
import { RACE_MS, raceIn, whyOf } from './race';
import Table from './Table.svelte';
import type { Event, RugRumbleTypes } from './types';

function sentence(event: Event): string {
  const toy = 'toy' in event && event.toy ? t(`rr-toy-${event.toy}`) : '';
  const seat = 'seat' in event ? seatName(event.seat) : '';
  if (event.type === 'poured') return t('rr-log-poured', { marbles: event.marbles, rug: event.rug });
  if (event.type !== 'raced') return t(`rr-log-${event.type}${toy ? '-known' : ''}`, { seat, toy });
  const toys = listed(
    event.runners.map((runner) =>
      t('rr-log-runner', { toy: t(`rr-toy-${runner.toy}`), seat: seatName(runner.seat) }),
    ),
  );
  return `${t('rr-log-raced', { toys })} ${whyOf(event)}`;
}

function clausesOf(event: Event): string[] {
  if (event.type === 'raced') return [...new Set([...event.runners, event].map(({ clause }) => clause))];
  return [
    { drew: 'RR-HAND-01', poured: 'RR-ROUND-01', chose: 'RR-CHOOSE-01', resigned: 'RR-R-01' }[event.type],
  ];
}

/** The parts of Rug Rumble that the pages shared by all games use. */
const rugRumble: GameTable<RugRumbleTypes> = {
  Table,
  OpenHand,
  keys: [{ keys: ['1', '2', '3', '4'], text: 'rr-key-choose' }],
  describeEvent: (event) => ({
    text: sentence(event),
    clauses: clausesOf(event),
    heading: event.type === 'poured',
    minor: event.type === 'chose',
  }),
  describeAction: (action) =>
    'choose' in action ? t('rr-do-choose', { toy: t(`rr-toy-${action.choose}`) }) : null,
  describeReason: (reason, action, _, view) => describeReason(reason, action, view),
  describeFact: (action, _, view) => describeFact(action, view),
  describeAsked: (_, seat) => t('rr-asked', { seat: seatName(seat) }),
  describeAwaited: (_, names) => t('rr-awaited', { names }),
  describeRefusal: ({ reason, because }) =>
    hasText(`rr-refusal-${reason.type}`) ? t(`rr-refusal-${reason.type}`) : because,
  goal,
  choosesTogether: true,
  timeOf: (events) => (raceIn(events) ? RACE_MS + 300 : 0),
  makeSetup: ({ seats }) => ({ players: seats.length }),
  quick: [3, 2, 4],
};

export default untyped(rugRumble);
