import type { Answer } from '../../../parts/answers';
import { t } from '../../../texts';
import type { Orders } from '../orders/orders.svelte';
import type { Action, Hints, View } from '../types';
import { unitOf } from '../describe/units';

/** The answers that have buttons: dice, roles, giving orders, being done. */
export function answersOf(orders: Orders, hints: Hints | null, view: View): Answer[] {
  if (!hints) return [];
  const says = (key: string, text: string, letter: string, action: Action, main = false): Answer => ({
    key,
    text,
    letter,
    main,
    say: () => orders.table.act(action),
  });
  switch (hints.asks) {
    case 'place':
      return placing(orders, says);
    case 'deploy':
      return [
        ...line(orders),
        ...giving(orders),
        says(
          'end-deploy',
          t('pf-end-deploy'),
          'U',
          { do: 'end-deploy' },
          orders.drafts.list.length === 0 && orders.deploying.waiting().length === 0,
        ),
      ];
    case 'roll':
      return [
        says(
          'roll',
          t(hints.roll_for === 'morale' ? 'pf-roll-morale' : 'pf-roll-initiative'),
          'G',
          { do: 'roll' },
          true,
        ),
      ];
    case 'choose-role':
      return [
        says('role-a', t('pf-role-a'), 'A', { do: 'choose-role', role: 'a' }, true),
        says('role-b', t('pf-role-b'), 'B', { do: 'choose-role', role: 'b' }),
      ];
    case 'moves':
      return moves(orders, hints, view, says);
    case 'commit':
      return [
        {
          key: 'commit',
          text: t('pf-commit', { count: orders.shooting.drafts.size }),
          letter: 'G',
          main: orders.shooting.drafts.size > 0,
          say: () => orders.table.act(orders.shooting.commitment()),
        },
      ];
    case 'jets':
      return [
        says(
          'jets',
          t('pf-jets-go', { count: orders.jets.size }),
          'G',
          { do: 'jets', jets: [...orders.jets.values()] },
          true,
        ),
      ];
  }
}

type Says = (key: string, text: string, letter: string, action: Action, main?: boolean) => Answer;

function placing(orders: Orders, says: Says): Answer[] {
  const placement = orders.deploying.placement();
  return [
    ...(placement ? [says('place', t('pf-place'), 'G', placement, true)] : []),
    says('pass', t('pf-pass'), 'U', { do: 'pass' }),
  ];
}

/** Placing everybody who still waits, as drafts. */
function line({ deploying, drafts }: Orders): Answer[] {
  const count = deploying.waiting().length;
  if (count === 0) return [];
  const main = drafts.list.length === 0;
  return [{ key: 'line', text: t('pf-line', { count }), letter: 'A', main, say: () => deploying.line() }];
}

function giving(orders: Orders): Answer[] {
  const { drafts } = orders;
  if (drafts.list.length === 0) return [];
  return [
    {
      key: 'give',
      text: t('pf-give', { count: drafts.list.length }),
      letter: 'G',
      main: true,
      say: () => drafts.give(),
    },
    { key: 'clear', text: t('pf-drafts-clear'), letter: '', main: false, say: () => drafts.clear() },
  ];
}

/** Firing at once what the selected Unit has drafted, where that is allowed while one moves. */
function firing(orders: Orders): Answer[] {
  const { lead, shooting, table } = orders;
  const draft = lead === null ? undefined : shooting.drafts.get(lead);
  if (!draft || !orders.can(lead, 'fire')) return [];
  return [
    {
      key: 'fire',
      text: t('pf-fire'),
      letter: 'R',
      main: true,
      say: () => table.act({ do: 'fire', ...draft.attack }),
    },
  ];
}

/** Giving the drafts, and ending the phase: that one says what would be left undone. */
function moves(orders: Orders, hints: Hints, view: View, says: Says): Answer[] {
  const idle = hints.units.filter(
    ({ unit, can }) =>
      can.includes('move') && !orders.moving.held.has(unit) && !unitOf(view.position, unit)?.moved,
  ).length;
  const text =
    orders.drafts.list.length > 0
      ? t('pf-end-moves-drafts', { count: orders.drafts.list.length })
      : t('pf-end-moves', { count: idle });
  return [
    ...firing(orders),
    ...giving(orders),
    says('end-moves', text, 'U', { do: 'end-moves' }, orders.drafts.list.length === 0 && idle === 0),
  ];
}
