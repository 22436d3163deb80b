import { t } from '../../../texts';
import { kindName, signed, stanceName, weaponName } from '../names';
import type { Card, CardWeapon, Position, Setup } from '../types';
import { cardOf, inches, shortName, unitOf } from './units';

/** What a Unit is and can do: its name, its kind, its numbers, and what it can do but most Units cannot. */
export type About = { name: string; kind: string; numbers: string; special: string };

/** The kinds of weapons that do more than shoot at one target. */
const special = ['grenade', 'disc', 'flame', 'bazooka', 'mortar', 'sweeper'];

/** The Defence of a Unit now. Every injury lowers it. PF-DMG-02 */
export const defenceOf = (card: Card, position: Position): number =>
  Math.max(-4, card.dl - (unitOf(position, card.id)?.injuries ?? 0));

/** What a Unit is and can do; null if no Unit has this id. */
export function aboutUnit(setup: Setup, position: Position, id: string): About | null {
  const card = cardOf(setup, id);
  if (!card) return null;
  const dl = defenceOf(card, position);
  const numbers = [
    moveOf(card),
    ...card.weapons.map(armOf),
    ...(card.weapons.length > 0 ? [] : [t('pf-about-unarmed')]),
    t(dl < card.dl ? 'pf-about-hurt' : 'pf-about-defence', { dl: signed(dl) }),
    ...nerveOf(card),
  ];
  return {
    name: shortName(setup, id),
    kind: [card.commander ? t('pf-about-star') : '', card.name ? kindName(card.type) : '']
      .filter((word) => word !== '')
      .join(', '),
    numbers: numbers.join(' · '),
    special: specialOf(card).join(' · '),
  };
}

/**
 * How far a Unit moves. A .50 cal stays where it is, except after hand to hand, so its inch alone would mislead.
 * PF-U-C50-01
 */
export const moveOf = ({ type, move }: Card): string =>
  t(type === 'fifty-cal' ? 'pf-about-move-fifty-cal' : 'pf-about-move', { move: inches(move) });

/** The Training of a Unit that checks its morale, which all but Vehicles do. */
export const nerveOf = ({ tl, vehicle }: Card): string[] =>
  vehicle ? [] : [t('pf-about-training', { tl: signed(tl) })];

/** A weapon with its reach and its Attack. */
export const armOf = ({ name, reach, al }: CardWeapon): string =>
  t(reach > 0 ? 'pf-about-arm' : 'pf-about-arm-close', {
    weapon: weaponName(name),
    reach: inches(reach),
    al: signed(al),
  });

/** What this Unit does and most Units do not. With `isPosed` the pose counts too. */
export function specialOf(card: Card, isPosed = true): string[] {
  const kinds = new Set(card.weapons.map(({ kind }) => kind).filter((kind) => special.includes(kind)));
  return [
    ...(card.commander ? [t('pf-about-commander')] : []),
    ...(card.stance === 'standing' || !isPosed
      ? []
      : [t('pf-about-stance', { stance: stanceName(card.stance) })]),
    ...[...kinds].map((kind) => t(`pf-about-does-${kind}`)),
    ...(card.spotter ? [t('pf-about-spotter')] : []),
    ...(card.radio ? [t('pf-about-radio')] : []),
    ...(card.capacity > 0 ? [t('pf-about-carries', { count: card.capacity })] : []),
  ];
}
