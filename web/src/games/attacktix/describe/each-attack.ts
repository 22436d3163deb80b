import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Event, EventOf, Setup } from '../types';
import { missed } from './outcome';
import { cardOf, figureName, fullName, thingName } from './names';

/** The events of a turn that tell its attacks. */
export type TurnPart = { seat: string; events: readonly Event[] };

/**
 * The events of the attacks that others made after the last turn of a seat: of the turns before the present
 * one, back to the seat's own turn.
 */
export function sinceTurnOf(seat: string | null, turns: readonly TurnPart[]): Event[] {
  const before = turns.slice(0, -1);
  const own = before.findLastIndex((turn) => turn.seat === seat);
  return before.slice(own + 1).flatMap(({ events }) => events);
}

/** Divides events into attacks. The later shots of a volley belong to its first one. */
function attacksIn(events: readonly Event[]): Event[][] {
  const attacks: Event[][] = [];
  for (const event of events) {
    if (event.type === 'attack' && event.shot <= 1) attacks.push([event]);
    else attacks.at(-1)?.push(event);
  }
  return attacks;
}

/** Says in one sentence for each attack whom it hit, and whether the figure fell. */
export const eachAttack = (events: readonly Event[], setup: Setup, viewer: string | null): string[] =>
  attacksIn(events).flatMap((step) => {
    const [attack] = step;
    return attack?.type === 'attack' ? [describeOne(attack, step, setup, viewer)] : [];
  });

/** Whether an attack itself defeated a figure: not a special, not its player, and not the attacker itself. */
const isHit = ({ figure, cause }: EventOf<'defeat'>, attack: EventOf<'attack'>): boolean =>
  cause !== 'take-down' && cause !== 'resignation' && figure !== attack.figure;

function describeOne(
  attack: EventOf<'attack'>,
  step: readonly Event[],
  setup: Setup,
  viewer: string | null,
): string {
  const name = (id: string): string =>
    cardOf(setup, id)?.owner === viewer
      ? t('at-figure-yours', { figure: figureName(setup, id) })
      : thingName(setup, id);
  const figure = fullName(setup, attack.figure);
  const defeats = step.filter((event) => event.type === 'defeat');
  const felled = defeats.filter((event) => isHit(event, attack));
  const fallen = felled.map((event) => event.figure);
  const others = defeats.filter((event) => event.cause !== 'resignation' && !felled.includes(event));
  const also =
    others.length > 0
      ? ` ${t('at-each-also', { figures: listed(others.map((one) => name(one.figure))) })}`
      : '';
  const shifted = step.flatMap((event) => (event.type === 'attack' ? event.shifted : []));
  const shoved = new Set(shifted.map((one) => one.figure).filter((id) => !fallen.includes(id)));
  const hits = [
    ...fallen.map((id) => t('at-each-down', { figure: name(id), points: cardOf(setup, id)?.points ?? 0 })),
    ...[...shoved].map((id) => t('at-each-stands', { figure: name(id) })),
  ];
  const said = (): string => {
    if (hits.length > 0) return t('at-each-hit', { figure, hits: listed(hits) });
    if (attack.blows.some(({ counts }) => counts)) return t('at-each-struck', { figure });
    const direct = step.filter((event) => event.type !== 'defeat' || felled.includes(event));
    const isThing = attack.meets !== null && cardOf(setup, attack.meets) === undefined;
    if (isThing || !missed(attack, direct)) return t('at-each-thing', { figure });
    return attack.meets
      ? t('at-each-missed', { figure, target: name(attack.meets) })
      : t('at-each-nobody', { figure });
  };
  return said() + also;
}
