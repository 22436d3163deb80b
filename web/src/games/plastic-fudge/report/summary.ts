import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { cardOf, enemyOf, sideName, thingName, unitName } from '../describe/units';
import { signed } from '../names';
import type { Event, EventOf, Setup, Side } from '../types';
import { checksOf, lossesOf, type Check } from './report';

/** The results of the last fight in sentences; empty if nothing happened. */
export function summaryOf(events: readonly Event[], setup: Setup, viewer: Side | null): string {
  const fight = events.filter(({ type }) => type !== 'morale' && type !== 'contagion' && type !== 'rout');
  return [...attacks(fight, setup, viewer), ...mines(fight, setup), ...nerve(events, setup, viewer)].join(
    ' ',
  );
}

/** One sentence for the attacks of each side, those of the viewer first. */
function attacks(events: readonly Event[], setup: Setup, viewer: Side | null): string[] {
  const opened = events.find((event) => event.type === 'opened');
  if (!opened) return [];
  const first = viewer ?? 'green';
  const { fallen, injured } = lossesOf(events);
  const of = (units: readonly string[], side: Side): number =>
    units.filter((unit) => cardOf(setup, unit)?.side === side).length;
  return [first, enemyOf(first)].flatMap((side): string[] => {
    const count = opened[side].length;
    if (count === 0) return [];
    const other = enemyOf(side);
    const args = {
      side: sideName(side),
      count,
      fallen: of(fallen, other),
      injured: of(
        injured.filter((unit) => !fallen.includes(unit)),
        other,
      ),
    };
    const result = harm(args.fallen, args.injured, other === viewer);
    return [t(side === viewer ? 'pf-sum-yours' : 'pf-sum-theirs', { ...args, result })];
  });
}

/** What attacks did to a side, in words. */
function harm(fallen: number, injured: number, isYours: boolean): string {
  const parts = [
    ...(fallen > 0 ? [t(isYours ? 'pf-sum-you-lost' : 'pf-sum-destroyed', { count: fallen })] : []),
    ...(injured > 0 ? [t(isYours ? 'pf-sum-your-injured' : 'pf-sum-injured', { count: injured })] : []),
  ];
  return parts.length > 0 ? listed(parts) : t('pf-sum-nobody');
}

/** A sentence for each marker that was touched. */
const mines = (events: readonly Event[], setup: Setup): string[] =>
  events.flatMap((event) => (event.type === 'mine' ? [mine(event, events, setup)] : []));

function mine(event: EventOf<'mine'>, events: readonly Event[], setup: Setup): string {
  const args = { unit: unitName(setup, event.unit), marker: thingName(setup, event.mine) };
  if (!event.real) return t('pf-sum-false-mine', args);
  const { fallen, injured } = lossesOf(events);
  if (fallen.includes(event.unit)) return t('pf-sum-mine-kills', args);
  return t(injured.includes(event.unit) ? 'pf-sum-mine-injures' : 'pf-sum-mine-fails', args);
}

/**
 * Says that all Units checked their morale. Then says which Units failed, the viewer's Units first, and why
 * the first one failed. If no Unit failed, says that all passed.
 */
function nerve(events: readonly Event[], setup: Setup, viewer: Side | null): string[] {
  const checks = checksOf(events);
  if (checks.length === 0) return [];
  const isOther = ({ unit }: Check): number => Number(cardOf(setup, unit)?.side !== viewer);
  const [one, ...more] = checks
    .filter((check) => !check.passed)
    .toSorted((some, other) => isOther(some) - isOther(other));
  if (!one) return [t('pf-sum-nerve-held')];
  const why = t('pf-report-sum-failed', {
    roll: signed(one.roll),
    tl: signed(one.tl),
    others: one.modifier === 0 ? 'none' : 'some',
    modifier: signed(one.modifier),
    total: signed(one.total),
    threshold: signed(setup.options.morale_threshold),
  });
  const runs = t('pf-sum-runs', { unit: unitName(setup, one.unit), why });
  const others =
    more.length > 0
      ? [t('pf-sum-run-too', { units: listed(more.map(({ unit }) => unitName(setup, unit))) })]
      : [];
  return [t('pf-sum-nerve'), runs, ...others];
}
