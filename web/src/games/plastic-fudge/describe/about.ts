import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { kindName, weaponName } from '../names';
import type { Setup } from '../types';
import { cardOf, inches, shortName } from './units';

/** What a Unit is and can do, in one line: "Scout (Basic Trooper): moves 6″, rifle reaches 6″." Empty for others. */
export function describeUnit(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  if (!card) return '';
  const arms = card.weapons.map(({ name, reach }) =>
    t('pf-about-arm', { weapon: weaponName(name), reach: inches(reach) }),
  );
  const args = {
    unit: shortName(setup, id),
    kind: card.name ? kindName(card.type) : 'none',
    move: inches(card.move),
    arms: arms.length > 0 ? listed(arms) : t('pf-about-unarmed'),
  };
  return t(card.commander ? 'pf-about-commander' : 'pf-about', args);
}
