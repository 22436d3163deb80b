import { apart, headingTo, wrapped } from '../describe/measures';
import { cardOf, figureOf } from '../describe/names';
import { sightOf } from '../describe/sight';
import type { Aim, AimAnswer } from '../types';
import type { Orders } from './orders.svelte';
import { promised, prospectOf, type Prospect } from './prospect';

/** How far from a figure's middle a clear line is sought, as shares of the radius of its base. */
const shares = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75];

/** Returns what a shot promises with an aim, by the server's answer; null if the aim is not allowed. */
export async function prospectWith(
  orders: Orders,
  figure: string,
  aim: Aim,
  target: string | null,
): Promise<Prospect | null> {
  const { table, questions } = orders;
  const [setup, view] = [table.setup(), table.view()];
  let answer: AimAnswer;
  try {
    answer = await questions.answer({ ask: 'aim', figure, aim });
  } catch {
    return null;
  }
  if (!answer.legal) return null;
  return promised(setup, view, figure, answer, sightOf(setup, view, figure, answer), target);
}

/**
 * Seeks an aim whose line meets a figure before anything else, and returns the surest one; null if there is
 * none. It asks the server about aims at the middle of the figure and to both sides of it. All else is as in
 * `aim`.
 */
export async function clearAim(
  orders: Orders,
  figure: string,
  aim: Aim,
  target: string,
): Promise<Aim | null> {
  const { table } = orders;
  const [from, to] = [figureOf(table.view(), figure), figureOf(table.view(), target)];
  const card = cardOf(table.setup(), target);
  if (!from?.at || !to?.at || !card) return null;
  const middle = wrapped(headingTo(from.at, to.at) - from.facing);
  const half = (Math.asin(Math.min(1, card.radius / (apart(from.at, to.at) || 1))) * 18_000) / Math.PI;
  let found: Aim | null = null;
  for (const share of shares) {
    const tried = { ...aim, yaw: Math.round((middle + half * share) / 10) * 10 };
    const prospect = await prospectWith(orders, figure, tried, target);
    if (prospect === 'hits') return tried;
    if (prospect === 'may') found ??= tried;
  }
  return found;
}

/**
 * Mends the attack that a hint advises. If its line is blocked, or meets a figure of the same side, the hint
 * advises a clear aim at the same enemy instead. If there is none, the hint advises no aim.
 */
export async function mendHint(orders: Orders): Promise<void> {
  const action = orders.table.hinted();
  if (!action || !('attack' in action)) return;
  const { figure, aim } = action.attack;
  const target = orders.aiming.meantBy(figure, aim);
  if (target === null || cardOf(orders.table.setup(), figure)?.weapon.kind !== 'ranged') return;
  const prospect = await prospectWith(orders, figure, aim, target);
  if (prospect !== 'blocked' && prospect !== 'own') return;
  const clear = await clearAim(orders, figure, aim, target);
  if (orders.table.hinted() === action) orders.aiming.mended = { action, aim: clear };
}

/** Returns the enemy to which the player may seek a clear line now; null if there is none. */
export function seekable(orders: Orders): string | null {
  const { lead, aiming, table } = orders;
  const { chosen, aim } = aiming;
  if (lead === null || !aim || chosen === null || aiming.unclear === chosen) return null;
  const setup = table.setup();
  if (cardOf(setup, lead)?.weapon.kind !== 'ranged' || !cardOf(setup, chosen)) return null;
  const prospect = prospectOf(orders);
  const isMissed = orders.sight !== null && orders.sight.id !== chosen;
  return prospect === 'blocked' || prospect === 'own' || prospect === 'misses' || isMissed ? chosen : null;
}

/** Aims at the chosen enemy along a clear line, or remembers that there is none. */
export async function seekClear(orders: Orders): Promise<void> {
  const { lead, aiming } = orders;
  const target = seekable(orders);
  if (lead === null || target === null || !aiming.aim) return;
  const usual = aiming.target(target)?.aim ?? aiming.aim;
  const clear = await clearAim(orders, lead, usual, target);
  if (orders.lead !== lead || aiming.chosen !== target || !aiming.aim) return;
  if (clear) aiming.take(clear);
  else aiming.unclear = target;
}
