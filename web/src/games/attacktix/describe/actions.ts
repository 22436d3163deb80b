import { t } from '../../../texts';
import type { Action, Setup, View } from '../types';
import { describeAim } from './aim';
import { aimedAt } from './aimed-at';
import { inTix } from './measures';
import { describeFacing, follow, ranged } from './facing';
import { abilityName, cardOf, figureName, figureOf, thingName } from './names';

/**
 * Describes a decision. Null for a decision that is not a move of the game, such as a resignation. With
 * `view`, the text also names the target of an attack, and the figures that a moved figure could attack.
 */
export function describeAction(action: Action, setup: Setup, view?: View): string | null {
  if ('choose_side' in action) return t('at-do-side', { side: t(`at-side-${action.choose_side.side}`) });
  if ('place' in action) return t('at-do-place', { figure: figureName(setup, action.place.figure) });
  if ('move' in action) {
    const { figure, path } = action.move;
    const far = path.reduce((sum, leg) => sum + ('roll' in leg ? leg.roll : 0), 0);
    const args = { figure: figureName(setup, figure), tix: Number(inTix(setup, far)) };
    const what = t(far > 0 ? 'at-do-move' : path.length > 0 ? 'at-do-turn' : 'at-do-stay', args);
    const from = view && figureOf(view, figure);
    if (!from?.at || !view) return what;
    const end = follow({ at: from.at, facing: from.facing }, path);
    const hasTarget = ranged(setup, view, figure, end).ahead.length > 0;
    return hasTarget ? `${what} ${describeFacing(setup, view, figure, end)}` : what;
  }
  if ('turn_base' in action) return t('at-do-turn', { figure: figureName(setup, action.turn_base.figure) });
  if ('attack' in action) {
    const { figure, aim } = action.attack;
    const target = view ? aimedAt(figure, aim, setup, view) : null;
    if (target)
      return t('at-do-attack-at', { figure: figureName(setup, figure), target: thingName(setup, target) });
    return t('at-do-attack', { figure: figureName(setup, figure), aim: describeAim(aim) });
  }
  if ('attack_section' in action) {
    const { figure, section } = action.attack_section;
    return t('at-do-section', { figure: figureName(setup, figure), section: thingName(setup, section) });
  }
  if ('special' in action) {
    const name = abilityName(cardOf(setup, action.special.of)?.ability?.name ?? '');
    return t(action.special.decline ? 'at-do-decline' : 'at-do-special', { special: name });
  }
  const plain = (['ready', 'end_moves', 'end_turn', 'fire_next', 'cease_fire', 'pass'] as const).find(
    (key) => key in action,
  );
  return plain ? t(`at-do-${plain.replace('_', '-')}`) : null;
}
