import type { Word } from '../../../parts/measured/floating-words.svelte';
import { t } from '../../../texts';
import type { Event, EventOf, Spot } from '../types';

/** How high above the table words about a Unit appear, in inches. */
const high = 2.2;

/** Whether a result harms the target. A harmful result has an event of its own, which says what happened. */
const harms = (result: EventOf<'hit'>['result']): boolean => result === 'kill' || result === 'injury';

/**
 * The words that appear on the table once an event has been shown. `where` gives the place of a thing, and
 * `name` its name. */
export function wordsOf(
  event: Event,
  where: (id: string) => Readonly<Spot> | null,
  name: (id: string) => string,
): Word[] {
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
      return harms(event.result) || !event.target
        ? []
        : word(event.target, t('pf-word-saved', { unit: name(event.target) }), 'gain');
    case 'save':
      return harms(event.result)
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
