import { t } from '../../../texts';
import type { Event, Setup } from '../types';
import { weaponName } from '../names';
import { describeTotal } from './totals';
import { capital, type Naming } from './units';

/** Says who throws dice for what, before the dice lie still: no word about the result. */
export function describeThrow(event: Event, setup: Setup, name: Naming): string {
  switch (event.type) {
    case 'hit':
      if (!event.target) return t('pf-throw-any');
      return t('pf-throw-defence', {
        unit: name(event.unit),
        // It begins the second sentence of the text.
        target: capital(name(event.target)),
        attack: describeTotal(event.attack, setup),
      });
    case 'attack':
      return t('pf-throw-attack', { unit: name(event.unit), weapon: weaponName(event.weapon) });
    case 'morale':
    case 'contagion':
      return t('pf-throw-nerve', { unit: name(event.unit) });
    case 'sweep':
      return t('pf-throw-sweep', { unit: name(event.unit), mine: name(event.mine) });
    case 'save':
      return t('pf-throw-save', { unit: name(event.unit), carrier: name(event.carrier) });
    case 'initiative':
      return t('pf-throw-order');
    default:
      return t('pf-throw-any');
  }
}
