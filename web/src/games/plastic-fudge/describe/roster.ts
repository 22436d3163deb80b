import { t } from '../../../texts';
import { calledName, kindName, signed } from '../names';
import type { Card, Setup, Side, View } from '../types';
import { armOf, moveOf, nerveOf, specialOf } from './about';
import { enemyOf, inches, sideName } from './units';

/** Units of a side that differ in nothing but their pose. */
export type Group = {
  /** The cards of the Units, in the order of the force. */
  cards: readonly [Card, ...Card[]];
  name: string;
  /** The kind of Unit, if the name does not say it; else empty. */
  kind: string;
  /** Movement, weapons and Defence in words. */
  numbers: string;
  /** What the Units are good at, or how to use them. */
  good: string;
};

/** From this many inches on, a weapon reaches far and a Unit is fast. */
const far = 12;
/** From this level on, an Attack or a Defence is strong. */
const strong = 2;

/** The Units of a side in groups of equal ones. The Commander comes first. */
export function rosterOf(setup: Setup, side: Side): Group[] {
  const groups = new Map<string, [Card, ...Card[]]>();
  for (const card of setup.units.filter((one) => one.side === side)) {
    const key = JSON.stringify({ ...card, id: '', stance: '', dl: 0, points: 0 });
    const known = groups.get(key);
    if (known) known.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()]
    .sort(([one], [other]) => Number(other.commander) - Number(one.commander))
    .map((cards): Group => {
      const [card] = cards;
      return {
        cards,
        name: card.name ? calledName(card.name) : kindName(card.type),
        kind: [card.commander ? t('pf-about-star') : '', card.name ? kindName(card.type) : '']
          .filter((word) => word !== '')
          .join(', '),
        numbers: numbersOf(cards),
        good: goodAt(cards).join(' · '),
      };
    });
}

function numbersOf(cards: readonly [Card, ...Card[]]): string {
  const [card] = cards;
  const levels = cards.map(({ dl }) => dl);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  return [
    moveOf(card),
    ...card.weapons.map(armOf),
    ...(card.weapons.length > 0 ? [] : [t('pf-about-unarmed')]),
    least === most
      ? t('pf-about-defence', { dl: signed(least) })
      : t('pf-roster-defence', { least: signed(least), most: signed(most) }),
    ...nerveOf(card),
  ].join(' · ');
}

/** What Units are good at, the one thing first that matters most. */
function goodAt(cards: readonly [Card, ...Card[]]): string[] {
  const [card] = cards;
  const { weapons, commander } = card;
  const poses = new Set(cards.map(({ stance }) => stance));
  const al = Math.max(-Infinity, ...weapons.map((weapon) => weapon.al));
  const first = commander ? t('pf-roster-commander') : mattersMost(card);
  return [
    ...(first ? [first] : []),
    ...(al >= strong ? [t('pf-roster-hits')] : []),
    ...(Math.max(...cards.map(({ dl }) => dl)) >= strong ? [t('pf-roster-tough')] : []),
    ...specialOf(card, false),
    ...(poses.size > 1 ? [t('pf-roster-poses')] : []),
  ];
}

/**
 * What a player must know first of a Unit: that it cannot move, hits friends, or how far it goes and
 * shoots.
 */
function mattersMost(card: Card): string {
  const { weapons, move, type } = card;
  const reach = inches(Math.max(0, ...weapons.map((weapon) => weapon.reach)));
  const al = Math.max(-Infinity, ...weapons.map((weapon) => weapon.al));
  if (type === 'fifty-cal') return t('pf-roster-fixed', { reach });
  if (weapons.length > 1 && weapons.some(({ kind }) => kind === 'grenade'))
    return t('pf-roster-grenade', { reach });
  if (move >= far) return t('pf-roster-runs', { move: inches(move), reach });
  if (Number(reach) >= far) return t('pf-roster-far', { reach });
  if (al < 0 && weapons.length > 0) return t('pf-roster-many', { reach });
  return al < strong && specialOf(card, false).length === 0 ? t('pf-roster-plain') : '';
}

/** Forces whose points differ by less than this share cost about the same. */
const same = 0.1;

/** Why the sides have different numbers of Units, if their forces cost about the same; else empty. */
export function forcesOf({ viewer, tally }: View): string {
  const [own, other] = viewer ? [tally[viewer], tally[enemyOf(viewer)]] : [];
  if (!viewer || !own || !other || own.units === other.units) return '';
  if (Math.abs(own.points - other.points) > same * Math.max(own.points, other.points)) return '';
  return t('pf-told-forces', {
    side: sideName(enemyOf(viewer)),
    mine: own.units,
    theirs: other.units,
    fewer: other.units < own.units ? 'theirs' : 'mine',
  });
}
