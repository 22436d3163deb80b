import type { Met } from '../describe/aim';
import { cardOf } from '../describe/names';
import { inShake } from '../describe/in-shake';
import { areasOn, wayOf } from '../describe/sight';
import type { Orders } from './orders.svelte';

/**
 * Returns the points of the aimed weapon's line, as the picture shows it; empty until the server has
 * answered.
 */
export function lineOf({ lead, aiming, sight, table }: Orders): [number, number, number][] {
  const setup = table.setup();
  const card = lead === null ? undefined : cardOf(setup, lead);
  return card && aiming.line ? wayOf(aiming.line, card, sight, setup.table.tix) : [];
}

/** Returns what the line of the aimed weapon meets. Areas count only for launchers. */
export function metBy(orders: Orders): Met {
  const { lead, sight, table } = orders;
  const isLauncher = lead !== null && cardOf(table.setup(), lead)?.weapon.kind === 'ranged';
  return { sight, areas: isLauncher ? areasOn(table.view(), lineOf(orders)) : [] };
}

/** Returns what stands so close to the line of the aimed weapon that a shaking hand may hit it. */
export function threatsBeside({ lead, aiming, sight, table }: Orders): string[] {
  if (lead === null || !aiming.line) return [];
  return inShake(table.setup(), table.view(), lead, aiming.line, sight);
}
