import { t } from '../../../texts';
import type { Costs } from '../types';
import { inches } from './units';

/** The factor by which the ground increases the cost of a length: "2", "1.33". */
const times = (length: number, cost: number): string => String(Math.round((cost / length) * 100) / 100);

/** The parts of a cost: "5.2″ open ground", "2″ forest × 2 = 4″", "turns 1″". */
export function costParts({ ground, turns, climbs }: Costs): string[] {
  const seen = (length: number): boolean => inches(length) !== '0';
  const going = ground
    .filter(({ cost }) => seen(cost))
    .map(({ terrain, length, cost }) => {
      const kind = t(`pf-terrain-${terrain}`);
      return cost === length
        ? t('pf-cost-ground', { length: inches(length), kind })
        : t('pf-cost-ground-more', {
            length: inches(length),
            kind,
            times: times(length, cost),
            cost: inches(cost),
          });
    });
  return [
    ...going,
    ...(seen(climbs) ? [t('pf-cost-climbs', { cost: inches(climbs) })] : []),
    ...(seen(turns) ? [t('pf-cost-turns', { cost: inches(turns) })] : []),
  ];
}

/** How much of a move is left, or by how much its path is too long. */
export const describeLeft = (left: number): string =>
  left < 0 ? t('pf-over', { over: inches(-left) }) : t('pf-left', { left: inches(left) });

/** The parts of a cost, with plus signs between them. */
export const describeCosts = (costs: Costs): string => costParts(costs).join(' + ');
