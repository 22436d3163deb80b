import { t } from '../../../texts';
import type { Ability, Effect, Filter, Guard, Setup, SpecialHint } from '../types';
import { cardOf, className, factionName, modeName, plainName } from './names';

/** Joins words by *or*, such as "Captain or Trooper". */
export function either(words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return rest.reduce((said, word) => t('at-or', { one: said, other: word }), first);
}

/** Returns whether a filter has no condition, so that it admits every figure. */
const isOpen = (filter: Filter): boolean =>
  Object.values(filter).every((value) => value === undefined || value === false);

/**
 * Describes the figures that a filter admits, without an article, such as "Brasswake Trooper worth at most 15
 * points".
 */
function describeFilter(filter: Filter): string {
  const who = filter.name
    ? either(filter.name.map(plainName))
    : filter.class
      ? either(filter.class.map(className))
      : t('at-filter-figure');
  const words = t('at-filter', {
    who,
    faction: filter.faction
      ? t('at-filter-faction', { factions: either(filter.faction.map(factionName)) })
      : '',
    mode:
      filter.mode === undefined
        ? ''
        : filter.mode === null
          ? t('at-filter-plain')
          : t('at-filter-mode', { mode: modeName(filter.mode) }),
    points: filter.points_max === undefined ? '' : t('at-filter-points', { points: filter.points_max }),
    weapon: filter.weapon ? t('at-filter-weapon', { weapons: either(filter.weapon) }) : '',
    master: filter.not_master ? t('at-filter-no-master') : '',
  });
  return words.replace(/\s+/g, ' ').trim();
}

/** Describes an effect in a sentence. */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'return-self':
      return t(effect.to === 'spot' ? 'at-does-stand' : 'at-does-rescue');
    case 'return-defeated':
      return t('at-does-rally', { who: describeFilter(effect.filter) });
    case 'reinforce':
      return t('at-does-reinforce', { who: describeFilter(effect.filter) });
    case 'exchange':
      return t('at-does-exchange', { who: exchanged(effect.name, effect.mode) });
    case 'free-attack':
      return t(effect.move === 'full' ? 'at-does-free-attack-moved' : 'at-does-free-attack', {
        who: describeFilter(effect.filter),
      });
    case 'free-move': {
      const who = describeFilter(effect.filter);
      return effect.tix === null
        ? t('at-does-free-move-full', { who })
        : t('at-does-free-move', { who, tix: effect.tix });
    }
    case 'extra-attack':
      return t('at-does-extra', { count: effect.count });
    case 'force-move':
      return t('at-does-force', { who: describeFilter(effect.filter), tix: effect.tix });
    case 'capture':
      return isOpen(effect.filter)
        ? t('at-does-capture-any')
        : t('at-does-capture', { who: describeFilter(effect.filter) });
    case 'take-down':
      return takeDown(effect.filter, effect.of === 'chosen');
    case 'regrind':
      return isOpen(effect.filter)
        ? t('at-does-regrind-any', { count: effect.count })
        : t('at-does-regrind', { count: effect.count, who: describeFilter(effect.filter) });
    case 'pin':
      return t('at-does-pin', { turns: effect.turns });
  }
}

/** Returns the name of a figure in one of its forms: `mode`, or the plain form if `mode` is null. */
export const exchanged = (name: string, mode: string | null): string =>
  t('at-name-with-form', {
    name: plainName(name),
    form: mode === null ? t('at-form-plain') : modeName(mode),
  });

function takeDown(filter: Filter, isChosen: boolean): string {
  if (isChosen) return t('at-does-take-down', { who: describeFilter(filter) });
  return isOpen(filter)
    ? t('at-does-take-attacker-any')
    : t('at-does-take-attacker', { who: describeFilter(filter) });
}

/** Says in a sentence which figure an ability needs, whose figure this must be, and in which zone. */
function describeGuard({ side, zone, ...filter }: Guard): string {
  return t(side === 'own' ? 'at-guard-own' : 'at-guard-enemy', {
    who: describeFilter(filter),
    zone: t(`at-guard-${zone}`),
  });
}

/** Describes an ability: the figure that it needs, if any, and its effect. AT-ABIL-03 */
export function describeAbility({ guard, effect }: Ability): string {
  return guard ? `${describeGuard(guard)} ${describeEffect(effect)}` : describeEffect(effect);
}

/** Describes the special about which the player is to decide. */
export function describeSpecial(setup: Setup, { of, ability, effect }: SpecialHint): string {
  const card = cardOf(setup, of)?.ability;
  return card?.name === ability ? describeAbility(card) : describeEffect(effect);
}
