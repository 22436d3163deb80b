import { t } from '../../../texts';
import type { Action, FigureView, Setup, View } from '../types';
import { gainOf } from './gains';
import { specialDoes, specialName, valueOf } from './names';

/**
 * Returns a fact in favour of a decision, from what the player sees; null if there is none. A hint shows it
 * if the bot that advises the decision gives no reason.
 */
export function describeFact(action: Action, setup: Setup, view: View): string | null {
  const side = view.seats.find(({ seat }) => seat === view.viewer);
  if (!side) return null;
  if ('play' in action) return ofCard(action.play.card, side.hand ?? []);
  if ('attack' in action) return ofFigure(action.attack.with, side.army);
  if ('defend' in action) return ofFigure(action.defend.with, side.army);
  if ('use' in action) return specialDoes(setup, action.use.action);
  if ('guard' in action) return t('pa-fact-guard');
  return 'decline' in action && action.decline === 'guard' ? t('pa-fact-hit') : null;
}

/**
 * Says which total a card makes with the viewer's figure, and which action it gives after a won attack. Null
 * if the viewer has no figure in the battle.
 */
export function describeTotal(card: string, setup: Setup, view: View): string | null {
  const { battle, seats, viewer } = view;
  const attacks = battle?.attacker === viewer;
  const id = attacks ? battle?.attacking : battle?.defending;
  const figure = seats.flatMap(({ army }) => army).find((one) => one.figure === id);
  if (!battle || !figure || (!attacks && battle.defender !== viewer)) return null;
  const power = figure.wounded || figure.face_down ? 0 : figure.power;
  const action = attacks ? gainOf(setup, view, figure.figure, card) : null;
  const total = t('pa-fact-total', { value: valueOf(card), power, total: valueOf(card) + power });
  return action ? `${total} ${t('pa-fact-gain', { action: specialName(action) })}` : total;
}

/** Says whether a card is the highest in the hand, the lowest, or in the middle. */
function ofCard(card: string, hand: readonly string[]): string {
  const values = hand.map(valueOf);
  const value = valueOf(card);
  if (value === Math.max(...values)) return t('pa-fact-card-high');
  return value === Math.min(...values) ? t('pa-fact-card-low') : t('pa-fact-card-middle', { value });
}

/**
 * Says whether the Power of a figure is the highest in its army, the lowest, or in the middle. A wounded or
 * face-down figure counts as Power 0. Null if the figure is not in the army.
 */
function ofFigure(id: string, army: readonly FigureView[]): string | null {
  const power = (figure: FigureView): number => (figure.wounded || figure.face_down ? 0 : figure.power);
  const own = army.find(({ figure }) => figure === id);
  if (!own) return null;
  const powers = army.map(power);
  if (power(own) === Math.max(...powers)) return t('pa-fact-figure-high', { power: power(own) });
  if (power(own) === Math.min(...powers)) return t('pa-fact-figure-low', { power: power(own) });
  return t('pa-fact-figure-middle', { power: power(own) });
}
