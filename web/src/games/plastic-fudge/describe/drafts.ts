import { t } from '../../../texts';
import type { Draft } from '../orders/drafts.svelte';
import type { Leg, Setup } from '../types';
import { costParts, describeCosts } from './costs';
import { listed } from '../../../parts/describe';
import { inches, unitName } from './units';

/** A leg in words: "45° left", "3″ ahead". */
export const describeLeg = (leg: Leg): string =>
  'go' in leg
    ? t('pf-leg-go', { length: inches(leg.go) })
    : t(leg.turn > 0 ? 'pf-leg-left' : 'pf-leg-right', { degrees: Math.abs(leg.turn) });

/** The name of the Unit or marker that a draft is for. */
export const draftName = (setup: Setup, draft: Draft): string =>
  draft.action.do === 'lay' ? t('pf-marker') : unitName(setup, draft.key);

/** What a drafted order does, in words, and what its path costs. */
export function describeDraft(setup: Setup, draft: Draft): string {
  const { action } = draft;
  switch (action.do) {
    case 'move': {
      const parts = action.path.map(describeLeg);
      if (action.board) parts.push(t('pf-draft-board', { carrier: unitName(setup, action.board) }));
      if (action.tow) parts.push(t('pf-draft-tow', { gun: unitName(setup, action.tow) }));
      if (action.exit) parts.push(t('pf-draft-exit'));
      return listed([...parts, ...spent(draft)]);
    }
    case 'enter':
      return listed([
        t('pf-draft-enter', { at: inches(action.at) }),
        ...action.path.map(describeLeg),
        ...spent(draft),
      ]);
    case 'leave':
      return t('pf-draft-leave', { at: describeSpot(action.at), facing: action.facing });
    case 'deploy': {
      if (action.in) return t('pf-draft-board', { carrier: unitName(setup, action.in) });
      if (action.reserve) return t('pf-draft-reserve');
      return t('pf-draft-deploy', { at: describeSpot(action.at ?? [0, 0]), facing: action.facing ?? 0 });
    }
    case 'lay':
      return `${t(action.real ? 'pf-mine-real' : 'pf-mine-false')}, ${describeSpot(action.at)}`;
    case 'call-jet':
      return t('pf-call-jet');
    default:
      return '';
  }
}

/** The cost of a drafted path. If it has several parts, they are listed. */
function spent({ path }: Draft): string[] {
  if (!path) return [];
  const cost = t('pf-draft-cost', { cost: inches(path.cost), allowance: inches(path.allowance) });
  return [costParts(path.costs).length > 1 ? `${cost}: ${describeCosts(path.costs)}` : cost];
}

/** A place in words: "12.5″ east, 8″ north". */
export const describeSpot = ([x, y]: readonly [number, number]): string =>
  t('pf-spot', { x: inches(x), y: inches(y) });
