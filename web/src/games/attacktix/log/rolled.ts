import type { LogLine } from '../../../contract';
import { joined } from '../../../parts/describe';
import { t } from '../../../texts';

/** How turn cards tell a figure that rolled: with the others that rolled, in one sentence. */
export const rolled = (name: string): LogLine['together'] => ({
  name,
  say: (names) => t('at-log-rolled', { figures: joined(names) }),
});
