import { hasText, t } from '../../../texts';
import type { Event, EventOf, Setup } from '../types';
import { abilityName, cardOf, fullName } from './names';

/**
 * Says by the special window of a defeated figure whether its special may work. Empty for a figure without a
 * special, and after a resignation. AT-ABIL-02, AT-R-33
 */
export function describeWindowBelow(
  { figure, cause, own, special }: EventOf<'defeat'>,
  setup: Setup,
): string {
  const ability = cardOf(setup, figure)?.ability;
  if (!ability || cause === 'resignation') return '';
  const args = { special: abilityName(ability.name) };
  if (own && setup.options.own_goal_specials === false) return t('at-log-window-own', args);
  return t(special ? 'at-log-window-white' : 'at-log-window-blank', args);
}

/**
 * Says of each figure that fell in a step whether its special worked, and why. A special that its owner still
 * decides about may work.
 */
export function describeSpecials(step: readonly Event[], setup: Setup): string {
  return step
    .flatMap((event) => (event.type === 'defeat' ? [ofOne(event, step, setup)] : []))
    .filter((text) => text !== '')
    .join(' ');
}

function ofOne(defeat: EventOf<'defeat'>, step: readonly Event[], setup: Setup): string {
  const after = step.slice(step.indexOf(defeat));
  const used = after.find(
    (event): event is EventOf<'special'> => event.type === 'special' && event.figure === defeat.figure,
  );
  if (used?.result === 'failed' && used.clause === 'AT-R-34')
    return t('at-log-special-too-many', {
      ability: abilityName(used.ability),
      figure: fullName(setup, used.figure),
    });
  const id = `at-special-was-${used?.result ?? ''}`;
  return used && hasText(id)
    ? t(id, { special: abilityName(used.ability) })
    : describeWindowBelow(defeat, setup);
}
