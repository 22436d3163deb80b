import { t } from '../../../texts';
import { signed } from '../names';
import { sumOf } from '../report/report';
import type { EventOf, Modifier, Setup } from '../types';
import { counted } from './totals';
import type { Naming } from './units';

type Hit = EventOf<'hit'>;

/**
 * By how much the total of the attack exceeds that of the defence. A total beyond the Damage Chart counts as
 * the nearest one in it. PF-R-02
 */
const better = (hit: Hit, setup: Setup): number => counted(hit.attack, setup) - counted(hit.defence, setup);

/** The modifiers of a defence that count as cover. */
const covers = ['terrain', 'wall'];

export const hasCover = (defence: readonly Modifier[]): boolean =>
  sumOf(defence.filter(({ what }) => covers.includes(what))) > 0;

/** Whether only cover kept the attack from harming the target. */
function savedByCover(hit: Hit, setup: Setup): boolean {
  const cover = sumOf(hit.defence_modifiers.filter(({ what }) => covers.includes(what)));
  const isHarmless = hit.result === 'no-effect' || hit.result === 'no-damage';
  return isHarmless && hit.cover !== 'half' && cover > 0 && better(hit, setup) + cover >= 2;
}

/** Who hit whom and what came of it: "Scout hits Runner: down". `name` gives the name of a thing. */
export function describeBlow(hit: Hit, setup: Setup, name: Naming): string {
  const args = { unit: name(hit.unit), target: name(hit.target ?? hit.piece ?? '') };
  if (savedByCover(hit, setup)) return t('pf-blow-cover', args);
  return t(`pf-blow-${hit.result.replaceAll('-', '_')}`, args);
}

/** Why a hit ended as it did: "5 better; 4 better kills". */
export function describeMargin(hit: Hit, setup: Setup): string {
  if (hit.cover === 'half') return t('pf-margin-half');
  const by = better(hit, setup);
  return t(`pf-margin-${hit.result.replaceAll('-', '_')}`, { by: Math.abs(by) });
}

/** The words with a full stop, unless they already end with a punctuation mark. */
export const stopped = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Who attacked whom, what came of it, and both totals, in a few words: "Runner → Scout: killed, +4 : −1". */
export function describeShort(hit: Hit, setup: Setup, name: Naming): string {
  const result = savedByCover(hit, setup) ? 'cover' : hit.result.replaceAll('-', '_');
  return t(hit.cover === 'half' ? 'pf-shot-half' : 'pf-shot', {
    unit: name(hit.unit),
    target: name(hit.target ?? hit.piece ?? ''),
    result: t(`pf-shot-${result}`),
    attack: signed(hit.attack),
    defence: signed(hit.defence),
  });
}
