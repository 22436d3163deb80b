import type { Orders } from './orders.svelte';

/**
 * The next Unit that still needs an order, or the one before, seen from the selected Unit. If all have
 * orders, the next of all Units. Undefined if no Unit may do anything.
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

/** The first selected Unit, and the targets tried for it. A hint need not point at them any more. */
export function pickedOf({ lead, shooting }: Orders): string[] {
  const attack = lead === null ? undefined : shooting.drafts.get(lead)?.attack;
  const targets = attack ? [attack.target, ...shooting.tried] : [];
  return [lead, ...targets].filter((id) => typeof id === 'string');
}
