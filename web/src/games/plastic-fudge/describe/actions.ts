import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Action, ActionOf, Attack, Setup, View } from '../types';
import { describeCourse } from './course';
import { cardOf, inches, namingFor, unitName } from './units';

/** Describes a decision; null if it is not a move of the game, such as a resignation. */
export function describeAction(action: Action, setup: Setup, view: View): string | null {
  switch (action.do) {
    case 'deploy':
    case 'enter':
    case 'leave':
    case 'call-jet':
      return t(`pf-do-${action.do}`, { unit: unitName(setup, action.unit) });
    case 'move':
      return moved(action, setup, view);
    case 'fire':
      return t('pf-do-attack', { attacks: attacked(action, setup) });
    case 'commit':
      return action.attacks.length === 0
        ? t('pf-do-commit-none')
        : t('pf-do-attack', { attacks: listed(action.attacks.map((attack) => attacked(attack, setup))) });
    case 'choose-role':
      return t(`pf-do-role-${action.role}`);
    case 'resign':
    case 'timeout':
      return null;
    default:
      return t(`pf-do-${action.do}`);
  }
}

/** Describes a move: how far the Unit goes and where to, or that the Unit only turns or stays. */
function moved({ unit: id, path }: ActionOf<'move'>, setup: Setup, view: View): string {
  const unit = namingFor(setup, cardOf(setup, id)?.side ?? null)(id);
  const far = path.reduce((sum, leg) => sum + ('go' in leg ? leg.go : 0), 0);
  if (far > 0)
    return t('pf-do-move', { unit, far: inches(far), course: describeCourse(id, path, setup, view) });
  return t(path.length > 0 ? 'pf-do-turn' : 'pf-do-stay', { unit });
}

/**
 * What a hint points at: the Unit to tap, and then the button that gives its order. A button with the same
 * effect in the drawer is left out, because the drawer would open and hide the table of a phone.
 */
export function hintPoints(action: Action): string[] | null {
  return action.do === 'move' ? [action.unit, '#give'] : null;
}

/** Describes an attack: who attacks whom, or that a Unit attacks a place. */
function attacked({ unit, target, piece, mine }: Attack, setup: Setup): string {
  const at = target ?? piece ?? mine;
  const name = namingFor(setup, cardOf(setup, unit)?.side ?? null);
  const attacker = name(unit);
  return at === undefined
    ? t('pf-do-attack-place', { unit: attacker })
    : t('pf-do-attack-at', { unit: attacker, target: name(at) });
}
