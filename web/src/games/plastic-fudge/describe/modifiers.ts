import { hasText, t } from '../../../texts';
import type { Modifier } from '../types';

/** The name of a modifier, in a few words. */
export const modifierName = ({ what }: Modifier): string =>
  hasText(`pf-mod-${what}`) ? t(`pf-mod-${what}`) : what;
