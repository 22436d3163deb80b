import type { LogLine } from '../../../contract';
import { joined } from '../../../parts/describe';
import { t } from '../../../texts';

/** Lets a turn card name in one sentence all figures that rolled. `name` is one of them. */
export const rolled = (name: string): LogLine['together'] => ({
  name,
  say: (names) => t('at-log-rolled', { figures: joined(names) }),
});
