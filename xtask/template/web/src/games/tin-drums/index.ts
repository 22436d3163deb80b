import { seatName } from '../../parts/seats';
import { t } from '../../texts';
import { untyped, type GameTable } from '../../contract';
import Table from './Table.svelte';
import type { TinDrumsTypes } from './types';

/** The parts of Tin Drums that the shell of the front end uses. */
const tinDrums: GameTable<TinDrumsTypes> = {
  Table,
  keys: [],
  describeEvent: (event) => {
    const seat = seatName(event.seat);
    if (event.type === 'left') return { text: t('td-log-left', { seat }), clauses: ['TD-R-01'] };
    const { sticks, left } = event;
    return { text: t('td-log-took', { seat, sticks, left }), clauses: ['TD-TURN-01'] };
  },
  describeRefusal: ({ because }) => because,
  makeSetup: ({ options }) => ({ options }),
  quick: [2],
};

export default untyped(tinDrums);
