import { listed } from '../../../parts/describe';
import { seatName } from '../../../parts/seats';
import { t } from '../../../texts';
import { describeAbility } from '../describe/ability';
import { attackBefore, describeHit } from '../describe/hits';
import { abilityName, cardOf, fullName, thingName } from '../describe/names';
import { describeWindowBelow } from '../describe/special';
import type { Event, EventOf, Setup } from '../types';

/** A sentence: the id of its message, its arguments, and the clauses on which it is based. */
export type Sentence = [id: string, args: Record<string, string | number>, ...clauses: string[]];

/** The causes of a defeat by which a hit shows why. */
const falls: readonly EventOf<'defeat'>['cause'][] = ['fall', 'lean', 'ring-out'];

/** Says in brackets how an attack hit a figure; empty if that is not known. */
function bracketed(attack: EventOf<'attack'> | null, setup: Setup, figure: string): string {
  const hit = attack ? describeHit(attack, setup, figure) : '';
  return hit === '' ? '' : t('at-log-hit', { hit });
}

/** Describes a defeat. `step` has the attack to which it is due. */
export function defeated(event: EventOf<'defeat'>, setup: Setup, step: readonly Event[] | null): Sentence {
  const args = {
    figure: fullName(setup, event.figure),
    why: t(`at-cause-${event.cause}`),
    by:
      event.by === null
        ? ''
        : t(event.own ? 'at-log-by-own' : 'at-log-by', { figure: fullName(setup, event.by) }),
    hit: falls.includes(event.cause) ? bracketed(attackBefore(event, step), setup, event.figure) : '',
    special: describeWindowBelow(event, setup),
  };
  return [
    'at-log-defeat',
    args,
    event.clause,
    ...(event.own ? ['AT-DEF-04'] : []),
    ...(args.special ? ['AT-ABIL-01'] : []),
  ];
}

/**
 * Describes a defeat for the card of a turn. If it says where a hit met the figure, it leaves out who hit it.
 */
export function defeatedBriefly(
  event: EventOf<'defeat'>,
  setup: Setup,
  step: readonly Event[] | null,
): string {
  const [id, args] = defeated(event, setup, step);
  return t(args['hit'] === '' ? id : 'at-log-defeat-hit', args).trim();
}

/** Describes what became of a special. */
export function special(event: EventOf<'special'>, setup: Setup): Sentence {
  const ability = cardOf(setup, event.figure)?.ability;
  const args = {
    figure: fullName(setup, event.figure),
    ability: abilityName(event.ability),
    seat: seatName(event.seat),
    does: ability?.name === event.ability ? describeAbility(ability) : '',
    targets: listed(event.targets.map((id) => thingName(setup, id))),
  };
  return [`at-log-special-${outcome(event)}`, args, event.clause];
}

/** Returns which sentence tells the result of a special. One beyond the limit of a turn fails. AT-R-34 */
function outcome({ result, targets, clause }: EventOf<'special'>): string {
  if (result === 'used' && targets.length > 0) return 'used-on';
  return result === 'failed' && clause === 'AT-R-34' ? 'too-many' : result;
}
