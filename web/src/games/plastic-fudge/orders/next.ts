import type { Orders } from './orders.svelte';

/**
 * The Unit after or before the selected one that still needs an order, or of all Units if all have orders; undefined
 * if no Unit may do anything.
 */
export function nextUnit(orders: Orders, step: 1 | -1): string | undefined {
  const { lead, drafts, shooting, moving } = orders;
  const units = (orders.table.hints()?.units ?? [])
    .filter(({ unit, can }) => can.length > 0 && !moving.held.has(unit))
    .map(({ unit }) => unit);
  const open = units.filter((unit) => unit === lead || (!drafts.of(unit) && !shooting.drafts.has(unit)));
  const line = open.length > 1 || (open[0] && open[0] !== lead) ? open : units;
  const at = lead === null ? -1 : line.indexOf(lead);
  return line[at < 0 ? (step > 0 ? 0 : line.length - 1) : (at + step + line.length) % line.length];
}
