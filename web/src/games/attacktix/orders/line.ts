import type { Met } from '../describe/aim';
import { cardOf, figureOf } from '../describe/names';
import { besideLine, inShake, inSweep } from '../describe/in-shake';
import { missOf, type Miss } from '../describe/aside';
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

/** A missile that passes a figure of the same side by less than this, in micrometres, may still touch it. */
const graze = 8_000;

/**
 * Returns the figures of the attacker's side that the attack may also hit: those that the line of a launcher
 * passes closely, or those in the area that a hand weapon sweeps. The one that the line meets first is left
 * out.
 */
export function ownBeside({ lead, aiming, sight, hitsOwn, table }: Orders): string[] {
  const [setup, view, { line }] = [table.setup(), table.view(), aiming];
  if (lead === null || !line) return [];
  // A missile that meets a figure only at its edge may fly on.
  const until = sight?.aside === null ? sight : null;
  const found = line.sweep
    ? inSweep(setup, view, lead, line.sweep)
    : cardOf(setup, lead)?.weapon.kind === 'ranged'
      ? besideLine(setup, view, lead, line, until, graze)
      : [];
  const side = figureOf(view, lead)?.controller;
  return found.filter((id) => id !== hitsOwn && figureOf(view, id)?.controller === side);
}

/** Returns how the line of the aimed launcher misses the chosen figure; null if it does not. */
export function missesBy({ lead, aiming, sight, table }: Orders): Miss | null {
  const [setup, view] = [table.setup(), table.view()];
  const isLauncher = lead !== null && cardOf(setup, lead)?.weapon.kind === 'ranged';
  if (!isLauncher || !aiming.line || aiming.chosen === null) return null;
  return missOf(setup, view, lead, aiming.line, sight, aiming.chosen);
}
