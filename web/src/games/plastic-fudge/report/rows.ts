import { t } from '../../../texts';
import { describeShort } from '../describe/blow';
import { capital, cardOf, enemyOf, platesFor, type Naming } from '../describe/units';
import type { Event, EventOf, Setup, Side } from '../types';
import { shotsOf, type Shot } from './report';

/** What a shot came to, for its icon. Before the shots a Unit aims or waits. */
export type Result = 'kill' | 'injury' | 'none' | 'aim' | 'wait';
export type Row = { result: Result; text: string };
/** The shots of a side, those that did harm first. `more` is how many are left out. */
export type SideShots = { side: Side; rows: Row[]; more: number };

/** The most shots of a side that are told. The report of the fight tells all of them. */
const atMost = 8;

const order: readonly Result[] = ['kill', 'injury', 'none'];

const resultOf = ({ result }: EventOf<'hit'>): Result =>
  result === 'kill' || result === 'injury' ? result : 'none';

/** A row for each Unit that a shot reached, or one that says that the shot had no target any more. */
function rowsOf({ opening, after }: Shot, setup: Setup, name: Naming): Row[] {
  if (opening.type !== 'attack') return [];
  const names = { unit: name(opening.unit), target: name(opening.target ?? '') };
  if (opening.wasted)
    return opening.target ? [{ result: 'none', text: capital(t('pf-shot-wasted', names)) }] : [];
  return after.flatMap((event): Row[] =>
    event.type === 'hit' && event.target
      ? [{ result: resultOf(event), text: capital(describeShort(event, setup, name)) }]
      : [],
  );
}

/** The shots of each side, those of the enemy first. A side without shots is left out. */
export function shotsBySide(events: readonly Event[], setup: Setup, viewer: Side | null): SideShots[] {
  const shots = shotsOf(events);
  const name = platesFor(setup, viewer);
  const first = enemyOf(viewer ?? 'tan');
  return [first, enemyOf(first)].flatMap((side): SideShots[] => {
    const own = shots.filter(({ opening }) => cardOf(setup, opening.unit)?.side === side);
    const rows = own
      .flatMap((shot) => rowsOf(shot, setup, name))
      .toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result));
    if (rows.length === 0) return [];
    return [{ side, rows: rows.slice(0, atMost), more: Math.max(0, rows.length - atMost) }];
  });
}
