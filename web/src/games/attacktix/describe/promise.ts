import { t } from '../../../texts';
import type { Prospect } from '../orders/prospect';
import type { Setup } from '../types';
import { describeWhere } from './aim';
import { figureName, thingName } from './names';
import type { Sight } from './sight';

/** What a shot promises, in a word or two: "May hit." */
export const inAWord = (prospect: Prospect): string => t(`at-word-${prospect}`);

/**
 * Says first in a word or two what a shot promises, and then what it would meet: "May hit: Rose’s Prism
 * Regent 1 at the chest." `unclear` is the id of a figure to which no clear line was found.
 */
export function describePromise(
  setup: Setup,
  prospect: Prospect,
  sight: Sight | null,
  unclear: string | null,
): string {
  const thing = sight ? (prospect === 'own' ? figureName : thingName)(setup, sight.id) : '';
  const where = sight && (prospect === 'hits' || prospect === 'may') ? describeWhere(setup, sight) : '';
  const said = t(`at-promise-${prospect}`, { thing, where });
  return unclear !== null && prospect !== 'hits' && prospect !== 'may'
    ? `${said} ${t('at-promise-unclear', { target: thingName(setup, unclear) })}`
    : said;
}
