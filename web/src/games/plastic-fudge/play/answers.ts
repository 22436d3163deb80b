import type { Answer } from '../../../parts/answers';
import { t } from '../../../texts';
import type { Desk } from '../orders/desk.svelte';
import type { Action, Hints, View } from '../types';
import { unitOf } from '../words/units';

/** The answers that are no pieces of the table: dice, roles, giving orders, being done. */
export function answersOf(desk: Desk, hints: Hints | null, view: View): Answer[] {
  if (!hints) return [];
  const says = (key: string, text: string, letter: string, action: Action, main = false): Answer => ({
    key,
    text,
    letter,
    main,
    say: () => desk.table.act(action),
  });
  switch (hints.asks) {
    case 'place':
      return placing(desk, says);
    case 'deploy':
      return [
        ...giving(desk),
        says(
          'end-deploy',
          t('pf-end-deploy'),
          'U',
          { do: 'end-deploy' },
          desk.drafts.list.length === 0 && desk.deploying.waiting().length === 0,
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
      return moves(desk, hints, view, says);
    case 'commit':
      return [
        {
          key: 'commit',
          text: t('pf-commit', { count: desk.shooting.drafts.size }),
          letter: 'G',
          main: true,
          say: () => desk.table.act(desk.shooting.commitment()),
        },
      ];
    case 'jets':
      return [
        says(
          'jets',
          t('pf-jets-go', { count: desk.jets.size }),
          'G',
          { do: 'jets', jets: [...desk.jets.values()] },
          true,
        ),
      ];
  }
}

type Says = (key: string, text: string, letter: string, action: Action, main?: boolean) => Answer;

function placing(desk: Desk, says: Says): Answer[] {
  const placement = desk.deploying.placement();
  return [
    ...(placement ? [says('place', t('pf-place'), 'G', placement, true)] : []),
    says('pass', t('pf-pass'), 'U', { do: 'pass' }),
  ];
}

function giving(desk: Desk): Answer[] {
  const { drafts } = desk;
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
function firing(desk: Desk): Answer[] {
  const { lead, shooting, table } = desk;
  const draft = lead === null ? undefined : shooting.drafts.get(lead);
  if (!draft || !desk.can(lead, 'fire')) return [];
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
function moves(desk: Desk, hints: Hints, view: View, says: Says): Answer[] {
  const idle = hints.units.filter(
    ({ unit, can }) =>
      can.includes('move') && !desk.moving.held.has(unit) && !unitOf(view.position, unit)?.moved,
  ).length;
  const text =
    desk.drafts.list.length > 0
      ? t('pf-end-moves-drafts', { count: desk.drafts.list.length })
      : t('pf-end-moves', { count: idle });
  return [
    ...firing(desk),
    ...giving(desk),
    says('end-moves', text, 'U', { do: 'end-moves' }, desk.drafts.list.length === 0 && idle === 0),
  ];
}
