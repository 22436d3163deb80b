import type { Word } from '../../../parts/measured/floating-words.svelte';
import { t } from '../../../texts';
import { describeBlow } from '../describe/blow';
import { unitName } from '../describe/units';
import type { Orders } from '../orders/orders.svelte';
import type { Hit } from '../scene/api';
import type { Event, EventOf, Setup, Spot } from '../types';
import { harms } from './order';

/** How high above the table words about a Unit appear, in inches. */
const high = 2.2;

const tones: Readonly<Record<EventOf<'hit'>['result'], Word['tone']>> = {
  kill: 'hard',
  injury: 'loss',
  'no-effect': 'soft',
  'no-damage': 'soft',
};

/** Whether the words of a hit in the same step already say what this event says. */
export const isTold = (event: Event, step: readonly Event[]): boolean =>
  (event.type === 'destroyed' || event.type === 'injured') &&
  step.some((hit) => hit.type === 'hit' && hit.target === event.unit && harms(hit) && says(hit, event));

const says = (hit: EventOf<'hit'>, { type }: Event): boolean =>
  (hit.result === 'kill') === (type === 'destroyed');

/**
 * The words that appear on the table once an event has been shown. `where` gives the place of a Unit or
 * marker. The words of a hit say who hit whom, and what came of it.
 */
export function wordsOf(event: Event, where: (id: string) => Readonly<Spot> | null, setup: Setup): Word[] {
  const name = (id: string): string => unitName(setup, id);
  const word = (id: string | undefined, text: string, tone: Word['tone']): Word[] => {
    const at = id === undefined ? null : where(id);
    return at ? [{ text, tone, at, high }] : [];
  };
  switch (event.type) {
    case 'attack':
      return event.wasted ? word(event.unit, t('pf-word-wasted'), 'soft') : [];
    case 'dropped':
      return word(event.unit, t('pf-word-dropped'), 'loss');
    case 'hit':
      return word(event.target, describeBlow(event, setup, name), tones[event.result]);
    case 'save':
      return event.result === 'kill' || event.result === 'injury'
        ? []
        : word(event.unit, t('pf-word-saved', { unit: name(event.unit) }), 'gain');
    case 'injured':
      return word(event.unit, t('pf-word-hurt'), 'loss');
    case 'destroyed':
      return word(event.unit, t('pf-word-down'), 'hard');
    case 'morale':
      if (event.rallied) return word(event.unit, t('pf-word-rallied'), 'gain');
      return event.passed ? [] : word(event.unit, t('pf-word-shaken'), 'loss');
    case 'contagion':
      return word(
        event.unit,
        event.passed ? t('pf-word-steady') : t('pf-word-panic'),
        event.passed ? 'gain' : 'loss',
      );
    case 'rout':
      return word(event.unit, event.fled ? t('pf-word-fled') : t('pf-word-runs'), 'loss');
    case 'mine':
      return word(
        event.unit,
        event.real ? t('pf-word-mine') : t('pf-word-dud'),
        event.real ? 'hard' : 'soft',
      );
    case 'hole':
      return [{ text: t('pf-word-hole'), tone: 'hard', at: event.at, high: high / 2 }];
    default:
      return [];
  }
}

/**
 * What a tap on the selected Unit itself is answered with: that the player should tap the ground. Empty for
 * any other tap, and if the Unit has an order or cannot move.
 */
export function askedForGround(orders: Orders, lead: string | null, { unit, at }: Hit): Word[] {
  if (unit === null || unit !== lead || !orders.can(lead, 'move') || orders.drafts.of(lead)) return [];
  return [{ text: t('pf-word-himself'), tone: 'soft', at, high: 1 }];
}
