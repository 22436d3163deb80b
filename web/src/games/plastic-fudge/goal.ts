import type { Goal } from '../../contract';
import { t } from '../../texts';
import { enemyOf, sideName } from './describe/units';
import type { Setup, View } from './types';

/**
 * The goal: make the other side lose enough. The side that attacks the flag can also win by taking the flag.
 * PF-SCEN-05, PF-R-72, PF-R-73
 */
export function goal(setup: Setup, view: View): Goal {
  const { loss_percent: percent, loss_by: by } = setup.options;
  return {
    wins: wins(setup, view),
    ...how(setup, view),
    counts: t('pf-goal-counts', { by }),
    ...(by === 'points' ? { unit: t('pf-goal-unit') } : {}),
    progress: (['green', 'tan'] as const).flatMap((side) => {
      const tally = view.tally[side];
      if (!tally) return [];
      const { lost, units } = tally;
      const told = by === 'units' ? { told: t('pf-goal-lost', { lost, units }) } : {};
      return [{ seats: [side], now: tally.loss_percent, of: percent, ...told }];
    }),
  };
}

/** What the viewer has to do. Spectators are told what each side has to do. */
function wins({ options, battlefield }: Setup, { viewer, position }: View): string {
  const flag = position.flag ?? battlefield.flag;
  const attacker = flag ? enemyOf(flag.owner) : null;
  const role =
    attacker === null ? 'losses' : viewer === null ? 'watch' : viewer === attacker ? 'take' : 'keep';
  return t(`pf-goal-${role}`, {
    percent: options.loss_percent,
    by: options.loss_by,
    enemy: viewer ? sideName(enemyOf(viewer)) : '',
    attacker: attacker ? sideName(attacker) : '',
  });
}

/**
 * How the flag is captured and where it is, or that there is none; when a Unit is lost, and who wins after
 * the last Round. PF-R-73, PF-R-108, PF-R-72, PF-R-77
 */
function how({ battlefield, options }: Setup, { position }: View): Pick<Goal, 'how' | 'points'> {
  const flag = position.flag ?? battlefield.flag;
  const [attacker, owner] = flag ? [sideName(enemyOf(flag.owner)), sideName(flag.owner)] : ['', ''];
  const sentences = [
    flag ? t('pf-goal-how', { attacker, owner }) : t('pf-goal-no-flag'),
    t('pf-goal-how-lost'),
    t('pf-goal-how-last', { most: options.max_rounds }),
  ];
  return { how: sentences.join(' '), ...(flag ? { points: ['flag'] } : {}) };
}
