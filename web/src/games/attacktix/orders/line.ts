import type { Met } from '../describe/aim';
import { cardOf } from '../describe/names';
import { areasOn, wayOf } from '../describe/sight';
import type { Orders } from './orders.svelte';

/** The line of the aimed weapon in the picture; empty while it is not known. */
export function lineOf({ lead, aiming, sight, table }: Orders): [number, number, number][] {
  const setup = table.setup();
  const card = lead === null ? undefined : cardOf(setup, lead);
  return card && aiming.line ? wayOf(aiming.line, card, sight, setup.table.tix) : [];
}

/** What the line of the aimed weapon comes to. Only missiles fly through areas. */
export function metBy(orders: Orders): Met {
  const { lead, sight, table } = orders;
  const isLauncher = lead !== null && cardOf(table.setup(), lead)?.weapon.kind === 'ranged';
  return { sight, areas: isLauncher ? areasOn(table.view(), lineOf(orders)) : [] };
}
