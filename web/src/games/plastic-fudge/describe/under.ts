import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { friendsUnder } from '../orders/ways';
import type { AimedAt, Setup } from '../types';
import { shortName } from './units';

/** Says whether friends stand under the template of an attack; empty for an attack without a template. */
export function describeUnder(setup: Setup, aimed: Pick<AimedAt, 'attack' | 'preview'>): string {
  if (!aimed.preview.template) return '';
  const friends = friendsUnder(setup, aimed);
  if (friends.length === 0) return t('pf-under-none');
  return t('pf-under-friends', { units: listed(friends.map((unit) => shortName(setup, unit))) });
}
