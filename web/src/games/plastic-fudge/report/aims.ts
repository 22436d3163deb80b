import { t } from '../../../texts';
import { calledPlate, capital, cardOf, inches, platesFor, stateOf } from '../describe/units';
import { describeEdgeShort } from '../describe/chances';
import { wholePercent } from '../dice/odds';
import type { Idle } from '../orders/idle';
import { aimOf, oddsOf, type AttackDraft } from '../orders/shooting.svelte';
import type { Position, Setup, Side, Unit } from '../types';
import type { Row, SideShots } from './rows';

/** The drafted attacks of a side, and why Units have none, as far as the server has said it. */
export type Aims = {
  setup: Setup;
  position: Position;
  side: Side;
  drafts: ReadonlyMap<string, AttackDraft>;
  idle: ReadonlyMap<string, Idle>;
};

/** The drafted attacks with their chances, and then why each other Unit of the side does not shoot. */
export function aimsOf({ setup, position, side, drafts, idle }: Aims): SideShots {
  const own = position.units.filter((unit) => unit.at && cardOf(setup, unit.id)?.side === side);
  const name = platesFor(setup, side);
  const shoots = own.flatMap(({ id }): Row[] => {
    const draft = drafts.get(id);
    return draft ? [{ result: 'aim', text: capital(aimed(id, draft, name)) }] : [];
  });
  const stays = own.flatMap((unit): Row[] => {
    const why = drafts.has(unit.id) ? null : whyNot(unit, idle.get(unit.id));
    return why ? [{ result: 'wait', text: `${calledPlate(setup, unit.id)}: ${why}` }] : [];
  });
  return { side, rows: [...shoots, ...stays], more: 0 };
}

/**
 * Who aims at whom, and the chances: "Your Bazooka → Tan’s Basic: 41 % kill, 33 % injure (Attack 2 ahead)".
 */
function aimed(unit: string, draft: AttackDraft, name: (id: string) => string): string {
  const target = aimOf(draft);
  const names = { unit: name(unit), target: target === undefined ? t('pf-here') : name(target) };
  const odds = oddsOf(draft);
  if (!odds) return t('pf-aim', names);
  const told = draft.preview?.targets.find((one) => one.unit === target);
  return t('pf-aim-odds', {
    ...names,
    kill: wholePercent(odds.kill),
    injury: wholePercent(odds.injury),
    why: told ? describeEdgeShort(told) : 'none',
  });
}

/** Why a Unit does not shoot; null if that is not known. */
function whyNot(unit: Unit, idle: Idle | undefined): string | null {
  if (unit.attacked) return t('pf-idle-fired');
  if (stateOf(unit) === 'routed') return t('pf-idle-routed');
  if (!idle) return null;
  return t(
    `pf-idle-${idle.why}`,
    idle.why === 'reach' ? { gap: inches(idle.gap), reach: inches(idle.reach) } : {},
  );
}
