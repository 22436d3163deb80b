import { hasText, t } from '../../../texts';
import type { Modifier } from '../types';

/** What a modifier is, in a few words. */
export const modifierName = ({ what }: Modifier): string =>
  hasText(`pf-mod-${what}`) ? t(`pf-mod-${what}`) : what;
