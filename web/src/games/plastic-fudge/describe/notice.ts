import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { describeRefusal } from '../log/refusals';
import type { Draft } from '../orders/drafts.svelte';
import type { Position, Setup } from '../types';
import { cardOf, thingName, unitName } from './units';

/** A sentence about the draft of a Unit. */
export type DraftNotice = { unit: string; text: string; clause: string; warns: true };

/**
 * What the player should know before sending the drafted orders: why the first illegal order cannot be given,
 * or which markers an order touches. Null if there is nothing to say.
 */
export function draftNotice(setup: Setup, position: Position, drafts: readonly Draft[]): DraftNotice | null {
  const stuck = drafts.find(({ legal, why }) => legal === false && why !== null);
  if (stuck?.why)
    return {
      unit: stuck.key,
      text: t('pf-draft-stuck', { why: describeRefusal(stuck.why, setup) }),
      clause: stuck.why.clause,
      warns: true,
    };
  const risky = drafts.find(({ path }) => path !== null && path.touches.length > 0);
  const side = risky && cardOf(setup, risky.key)?.side;
  const touched = (position.mines ?? []).filter(({ id }) => risky?.path?.touches.includes(id));
  // A marker that the side knows to be false does no harm.
  if (!risky || touched.length === 0 || touched.every(({ real }) => real === false)) return null;
  return {
    unit: risky.key,
    text: t(touched.some((mine) => mine.side === side) ? 'pf-draft-own-mine' : 'pf-draft-mine', {
      unit: unitName(setup, risky.key),
      markers: listed(touched.map(({ id }) => thingName(setup, id))),
    }),
    clause: 'PF-R-38',
    warns: true,
  };
}
