import type { LogLine } from '../../../contract';
import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { describeBlow, describeMargin } from '../describe/blow';
import { addedParts } from '../describe/modifiers';
import { capital, cardOf, namingFor, type Naming } from '../describe/units';
import { signed } from '../names';
import { harms } from '../play/order';
import type { Event, EventOf, Setup, Side } from '../types';
import { checksOf, lossesOf, type Check } from './report';

/**
 * What the viewer has already been told: that all Units check their morale, and what becomes of a Unit that
 * runs.
 */
export type Known = { nerve: boolean; running: boolean };

/**
 * What else the last fight led to, in lines: Units that injuries wore down, mines, nerve, and Units that left.
 * `shotsBySide` tells the shots. Empty if nothing of this happened.
 */
export function summaryOf(
  events: readonly Event[],
  setup: Setup,
  viewer: Side | null,
  known: Known = { nerve: false, running: false },
): string {
  const fight = events.filter(({ type }) => type !== 'morale' && type !== 'contagion' && type !== 'rout');
  const name = namingFor(setup, viewer);
  return [
    worn(fight, name),
    ...mines(fight, name),
    ...nerve(events, setup, viewer, known),
    gone(events, name),
    leaderless(events, setup, viewer, name),
  ]
    .filter((line) => line !== '')
    .map(capital)
    .join('\n');
}

/** Says which Commanders are lost, the viewer's own first, and what this costs; empty if none is. PF-INIT-05, PF-MOR-07 */
function leaderless(events: readonly Event[], setup: Setup, viewer: Side | null, name: Naming): string {
  const lost = events.flatMap((event) => {
    const isLost = event.type === 'destroyed' || (event.type === 'rout' && event.fled);
    return isLost && cardOf(setup, event.unit)?.commander ? [event.unit] : [];
  });
  const isOther = (unit: string): number => Number(cardOf(setup, unit)?.side !== viewer);
  return lost
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map((unit) => capital(t('pf-sum-commander', { unit: name(unit) })))
    .join('\n');
}

/** Says which Units fell although no single hit killed them; empty if there are none. */
function worn(events: readonly Event[], name: Naming): string {
  const hits = events.flatMap((event) => (event.type === 'hit' && harms(event) ? [event] : []));
  const units = [...new Set(lossesOf(events).fallen)].filter((unit) => {
    const own = hits.filter(({ target }) => target === unit);
    return own.length > 0 && own.every(({ result }) => result !== 'kill');
  });
  return units.length > 0 ? t('pf-sum-worn', { units: listed(units.map(name)) }) : '';
}

/**
 * The shot of a side that came nearest to harming somebody; null if the side harmed somebody or had no shot.
 */
export function nearestMiss(events: readonly Event[], setup: Setup, side: Side): EventOf<'hit'> | null {
  const hits = events.flatMap((event) =>
    event.type === 'hit' && event.target && cardOf(setup, event.unit)?.side === side ? [event] : [],
  );
  const by = (hit: EventOf<'hit'>): number => hit.attack - hit.defence;
  return hits.some(harms) ? null : (hits.toSorted((one, other) => by(other) - by(one))[0] ?? null);
}

/** A sentence about the shot that came nearest to harming somebody, and by how much it failed. */
export function describeNear(hit: EventOf<'hit'>, setup: Setup, name: Naming): string {
  const blow = describeBlow(hit, setup, name);
  return t('pf-sum-near', { near: `${blow}: ${describeMargin(hit, setup)}` });
}

/** One sentence of a turn card for all Units that run. */
export function running(unit: string, setup: Setup, viewer: Side | null): NonNullable<LogLine['together']> {
  const say = (names: readonly string[]): string => t('pf-card-running', { units: listed(names) });
  return { name: namingFor(setup, viewer)(unit), say };
}

/** A sentence for each marker that was touched. */
const mines = (events: readonly Event[], name: Naming): string[] =>
  events.flatMap((event) => (event.type === 'mine' ? [mine(event, events, name)] : []));

function mine(event: EventOf<'mine'>, events: readonly Event[], name: Naming): string {
  const args = { unit: name(event.unit), marker: name(event.mine) };
  if (!event.real) return t('pf-sum-false-mine', args);
  const { fallen, injured } = lossesOf(events);
  if (fallen.includes(event.unit)) return t('pf-sum-mine-kills', args);
  return t(injured.includes(event.unit) ? 'pf-sum-mine-injures' : 'pf-sum-mine-fails', args);
}

/**
 * Names the Units that ran off the table although no check of these events says so; empty if there are
 * none.
 */
function gone(events: readonly Event[], name: Naming): string {
  const failed = checksOf(events).filter(({ passed }) => !passed);
  const units = events.flatMap((event) =>
    event.type === 'rout' && event.fled && !failed.some(({ unit }) => unit === event.unit)
      ? [event.unit]
      : [],
  );
  return units.length > 0 ? t('pf-sum-left', { units: listed(units.map(name)) }) : '';
}

/**
 * Says which Units failed their check of morale, the viewer's Units first, and why the first one failed. Then
 * says which Units stopped running. If the viewer does not know the check yet, first says that all Units
 * check. If all passed, says only that.
 */
function nerve(events: readonly Event[], setup: Setup, viewer: Side | null, known: Known): string[] {
  const checks = checksOf(events);
  if (checks.length === 0) return [];
  const isOther = ({ unit }: Check): number => Number(cardOf(setup, unit)?.side !== viewer);
  const [one, ...others] = checks
    .filter((check) => !check.passed)
    .toSorted((some, other) => isOther(some) - isOther(other));
  const name = namingFor(setup, viewer);
  const threshold = signed(setup.options.morale_threshold);
  const names = (some: readonly Check[]): string => listed(some.map(({ unit }) => name(unit)));
  const ran = new Set(checks.filter(({ passed }) => !passed).map(({ unit }) => unit));
  const firm = checks.filter((check) => check.type === 'morale' && check.rallied && !ran.has(check.unit));
  const rallied = firm.length > 0 ? [t('pf-sum-rallied', { units: names(firm) })] : [];
  if (!one) return known.nerve ? rallied : [t('pf-sum-nerve-held', { threshold }), ...rallied];
  const fled = new Set(events.flatMap((event) => (event.type === 'rout' && event.fled ? [event.unit] : [])));
  /** The sum of a check, and then that the Unit runs. The first one also says what it had to reach. */
  const runs = (check: Check): string => {
    const why = t(check === one ? 'pf-report-sum-failed' : 'pf-sum-failed', {
      roll: signed(check.roll),
      tl: signed(check.tl),
      others: addedParts(check.modifiers),
      total: signed(check.total),
      threshold,
    });
    const args = { unit: name(check.unit), why, off: fled.has(check.unit) ? 'yes' : 'no' };
    return check.type === 'contagion'
      ? t('pf-sum-panics', { ...args, by: name(check.by) })
      : t('pf-sum-runs', args);
  };
  const before = [...(known.nerve ? [] : [t('pf-sum-nerve')]), runs(one)].map(capital).join(' ');
  const after = [...rallied, ...(known.running ? [] : [t('pf-sum-running')])].map(capital).join(' ');
  return others.length > 0
    ? [before, ...others.map(runs), after]
    : [[before, after].filter((part) => part !== '').join(' ')];
}
