import { t } from '../../../texts';
import type { Card, Effect, Filter, Setup, View } from '../types';
import { describeArms } from './arms';
import { either, exchanged } from './ability';
import { describeWindow } from './measures';
import { shownBy } from './star';
import { abilityName, cardOf, className, figureName, figureOf, fullName, plainName } from './names';

/**
 * A figure in a few words: its name and class, its Speed, what a red Speed means, its weapon and its special.
 */
export type InBrief = { name: string; speed: string; colour: string; arms: string; special: string };

/** Whether something on the table gives cover. Only there do the colours of the windows matter. */
export const hasCover = ({ terrain }: Setup): boolean =>
  terrain.some(({ descriptors }) => descriptors.includes('cover'));

/**
 * Says which figures a filter admits, by name or class. Leaves out the other conditions; the card of the
 * figure says them.
 */
function who(filter: Filter): string {
  if (filter.name) return either(filter.name.map(plainName));
  return filter.class ? either(filter.class.map(className)) : t('at-filter-figure');
}

/** Says what a special does in a few words, such as "it stands up again". */
export function briefEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'return-self':
      return t(effect.to === 'spot' ? 'at-brief-stand' : 'at-brief-rescue');
    case 'return-defeated':
    case 'reinforce':
    case 'free-attack':
    case 'free-move':
      return t(`at-brief-${effect.kind}`, { who: who(effect.filter) });
    case 'force-move':
      return t('at-brief-force-move', { who: who(effect.filter), tix: effect.tix });
    case 'exchange':
      return t('at-brief-exchange', { who: exchanged(effect.name, effect.mode) });
    case 'extra-attack':
      return t('at-brief-extra-attack', { count: effect.count });
    case 'take-down':
      return effect.of === 'chosen'
        ? t('at-brief-take-down', { who: who(effect.filter) })
        : t('at-brief-take-attacker');
    case 'regrind':
      return t('at-brief-regrind', { count: effect.count });
    default:
      return t(`at-brief-${effect.kind}`);
  }
}

/** Says in a few words when the special of a figure works and what it does; empty if it has none. */
export const briefSpecial = ({ ability }: Card): string =>
  ability === null
    ? ''
    : t('at-brief-special', { special: abilityName(ability.name), does: briefEffect(ability.effect) });

/** Whether cover concerns a figure; a Battle Master cannot use it. AT-COVER-05 */
const takesCover = (card: Card): boolean => card.class !== 'M' && card.base !== 'master';

/**
 * Says what a red Speed means for a figure; empty if the Speed is white, or if it cannot matter, as on a
 * table without cover.
 */
function describeRed(setup: Setup, card: Card, window: string | null | undefined): string {
  return window?.includes('r') && takesCover(card) && hasCover(setup) ? t('at-brief-red') : '';
}

/**
 * Says the Speed that a window of the base shows, such as `6w` (Speed 6, white). The colour matters only for
 * cover, so the text names it only on a table with cover. AT-COVER-02
 */
export function describeSpeed(setup: Setup, window: string): string {
  if (hasCover(setup)) return describeWindow(window);
  const speed = t('at-speed', { tix: String(Number.parseInt(window, 10)) });
  return window.endsWith('*') ? t('at-window-special', { window: speed }) : speed;
}

/** Describes a figure in a few words; null if no figure has the id. */
export function inBrief(setup: Setup, view: View, id: string): InBrief | null {
  const card = cardOf(setup, id);
  const figure = figureOf(view, id);
  if (!card) return null;
  const isOwn = (figure?.controller ?? card.owner) === view.viewer;
  return {
    name: t('at-brief-name', {
      figure: (isOwn ? figureName : fullName)(setup, id),
      letter: card.class,
      class: className(card.class),
      points: card.points,
    }),
    speed: figure?.window ? describeSpeed(setup, shownBy(card, { ...figure, window: figure.window })) : '',
    colour: describeRed(setup, card, figure?.window),
    arms: describeArms(setup, card),
    special: briefSpecial(card),
  };
}
