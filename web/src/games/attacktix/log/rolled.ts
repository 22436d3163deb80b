import type { LogLine } from '../../../contract';
import { joined } from '../../../parts/describe';
import { t } from '../../../texts';

/** Makes a turn card name all figures that rolled in one sentence. `name` is one of them. */
export const rolled = (name: string): LogLine['together'] => ({
  name,
  say: (names) => t('at-log-rolled', { figures: joined(names) }),
});
