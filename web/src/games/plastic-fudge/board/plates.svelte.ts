import type { Overlay, Spot } from '../scene/api';
import type { Orders } from '../orders/orders.svelte';
import { isWorth } from '../orders/shooting.svelte';
import { isGone, plateName, unitOf } from '../describe/units';
import type { Card, Position, Setup } from '../types';

const key = 'rumpus.plastic-fudge.names';

/** Whether names were switched on or off on this device; on if neither. */
function stored(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

const chosen = $state({ names: stored() });

/** Whether the table shows names. A component that reads this is updated when it changes. */
export const hasNames = (): boolean => chosen.names;

/** Switches the names on or off, and stores the choice. */
export function switchNames(): void {
  chosen.names = !chosen.names;
  try {
    localStorage.setItem(key, chosen.names ? 'on' : 'off');
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/**
 * The names of all Units on the table, unless names are switched off; `all` shows them even then. The
 * selected Unit has its name already. The most important names come first, since a name makes way for those
 * before it: the Unit under the pointer, possible targets, the player's own Units, enemies in sight, others.
 */
export function namesOf(orders: Orders, setup: Setup, position: Position, all: boolean): Overlay[] {
  if (!all && !hasNames()) return [];
  const named = orders.asks === 'commit' ? null : orders.lead;
  const targets = new Set((orders.shooting.targets?.attacks ?? []).filter(isWorth).map(({ label }) => label));
  const { around } = orders;
  const seen = new Set(
    around && around.unit === orders.lead
      ? around.rows.filter(({ in_sight }) => in_sight).map(({ id }) => id)
      : [],
  );
  const rank = (card: Card): number => {
    if (card.id === orders.hovered || card.id === orders.lead) return 0;
    if (targets.has(card.id)) return 1;
    if (card.side === orders.side()) return 2;
    return seen.has(card.id) ? 3 : 4;
  };
  return setup.units
    .map((card) => ({ card, rank: rank(card) }))
    .filter(({ card }) => card.id !== named)
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ card }): Overlay[] => {
      const at = standsAt(orders, position, card.id);
      return at
        ? [
            {
              kind: 'label',
              at,
              side: card.side,
              text: plateName(setup, card),
              beside: true,
              yields: true,
            },
          ]
        : [];
    });
}

/** Where a Unit stands; if it is not deployed yet, where its draft puts it. */
function standsAt(orders: Orders, position: Position, id: string): Spot | null {
  const draft = orders.drafts.of(id);
  if (draft?.action.do === 'deploy') return draft.way[0] ?? null;
  const unit = unitOf(position, id);
  return unit?.at && !isGone(unit) ? unit.at : null;
}
