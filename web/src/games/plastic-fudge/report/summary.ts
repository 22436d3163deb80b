import type { LogLine } from '../../../contract';
import { t } from '../../../texts';
import { listed } from '../../../parts/describe';
import { describeBlow, describeMargin, describeReason, describeShort } from '../describe/blow';
import { addedParts } from '../describe/modifiers';
import { capital, cardOf, enemyOf, namingFor, sideName, type Naming } from '../describe/units';
import { signed } from '../names';
import { harms } from '../play/order';
import type { Event, EventOf, Setup, Side } from '../types';
import { checksOf, lossesOf, shotsOf, type Check, type Shot } from './report';

/** What the viewer has already been told: that all Units check their morale, and what becomes of a Unit that runs. */
export type Known = { nerve: boolean; running: boolean };

/** The results of the last fight in lines, with the dice of the shot that did most; empty if nothing happened. */
export function summaryOf(
  events: readonly Event[],
  setup: Setup,
  viewer: Side | null,
  known: Known = { nerve: false, running: false },
): string {
  const fight = events.filter(({ type }) => type !== 'morale' && type !== 'contagion' && type !== 'rout');
  const name = namingFor(setup, viewer);
  const told = attacksOf(fight, setup, viewer);
  const reasons = told.length > 0 ? reasonsOf(fight, setup, viewer) : [];
  const near = told.length > 0 && viewer ? nearestMiss(fight, setup, viewer) : null;
  const isNew = near !== null && near !== mostOf(fight)?.hit;
  return [
    ...told,
    ...reasons,
    isNew ? describeNear(near, setup, name) : '',
    ...mines(fight, name),
    nerve(events, setup, viewer, known).join(' '),
    gone(events, name),
  ]
    .filter((line) => line !== '')
    .map(capital)
    .join('\n');
}

const ranks = ['no-damage', 'no-effect', 'injury', 'kill'] as const;

/**
 * The hit that harmed its target most, with its shot. Of equal hits it is the last one. Undefined without hits.
 */
function mostOf(events: readonly Event[]): { shot: Shot; hit: EventOf<'hit'> } | undefined {
  const hits = shotsOf(events).flatMap((shot) =>
    shot.opening.type === 'sweep'
      ? []
      : shot.after.flatMap((hit) => (hit.type === 'hit' && hit.target ? [{ shot, hit }] : [])),
  );
  const most = Math.max(...hits.map(({ hit }) => ranks.indexOf(hit.result)));
  return hits.findLast(({ hit }) => ranks.indexOf(hit.result) === most);
}

/** How many casualties the summary explains. The report of the fight explains all of them. */
const explained = 4;

/**
 * The numbers of each loss, those of the viewer first: the first one with its dice, the others in short.
 * Without a loss, those of the hit that harmed its target most, if possible a Unit of the viewer.
 */
function reasonsOf(events: readonly Event[], setup: Setup, viewer: Side | null): string[] {
  const fallen = new Set(lossesOf(events).fallen);
  const kills = [...fallen].flatMap((unit) => {
    const told = mostOf(
      events.filter((event) => event.type !== 'hit' || (event.target === unit && harms(event))),
    );
    return told ? [told] : [];
  });
  const name = namingFor(setup, viewer);
  const isOther = ({ hit }: { hit: EventOf<'hit'> }): number =>
    Number(cardOf(setup, hit.target ?? '')?.side !== viewer);
  const [first, ...others] = kills.toSorted((one, other) => isOther(one) - isOther(other));
  const onOwn = events.filter(
    (event) => event.type !== 'hit' || (harms(event) && cardOf(setup, event.target ?? '')?.side === viewer),
  );
  if (!first) return [reasonOf(onOwn, setup, name) || reasonOf(events, setup, name)];
  const more = others.length - (explained - 1);
  // No single hit killed these Units.
  const worn = kills.filter(({ hit }) => hit.result !== 'kill').map(({ hit }) => hit.target ?? '');
  const units = listed(worn.map(name));
  return [
    describeReason(first.shot, first.hit, setup, name),
    ...others.slice(0, explained - 1).map(({ hit }) => describeShort(hit, setup, name)),
    ...(more > 0 ? [t('pf-sum-more', { count: more })] : []),
    ...(worn.length > 0 ? [t('pf-sum-worn', { units })] : []),
  ];
}

/** The dice and totals of the hit that harmed its target most; empty without hits. */
function reasonOf(events: readonly Event[], setup: Setup, name: Naming): string {
  const told = mostOf(events);
  return told ? describeReason(told.shot, told.hit, setup, name) : '';
}

/** The shot of a side that came nearest to harming somebody; null if the side harmed somebody or had no shot. */
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

/**
 * The dice and totals of the hit that harmed the losing side most. Empty without such a hit, or if Units ran
 * off the table in the last fight.
 */
export function decidingHit(
  events: readonly Event[],
  setup: Setup,
  winner: Side,
  viewer: Side | null,
): string {
  if (events.some((event) => event.type === 'rout' && event.fled)) return '';
  const counts = (event: Event): boolean =>
    event.type !== 'hit' || (harms(event) && cardOf(setup, event.target ?? '')?.side !== winner);
  return reasonOf(events.filter(counts), setup, namingFor(setup, viewer));
}

/**
 * One sentence for the attacks of each side. Those of the enemy come first if they harmed the viewer's Units,
 * else those of the viewer.
 */
export function attacksOf(events: readonly Event[], setup: Setup, viewer: Side | null): string[] {
  const opened = events.find((event) => event.type === 'opened');
  if (!opened) return [];
  const name = namingFor(setup, viewer);
  const { fallen, injured } = lossesOf(events);
  const of = (units: readonly string[], side: Side): string[] =>
    units.filter((unit) => cardOf(setup, unit)?.side === side);
  const own = viewer ?? 'green';
  const first = viewer && of([...fallen, ...injured], own).length > 0 ? enemyOf(own) : own;
  return [first, enemyOf(first)].flatMap((side): string[] => {
    const count = opened[side].length;
    if (count === 0) return [];
    const other = enemyOf(side);
    const hurt = injured.filter((unit) => !fallen.includes(unit));
    const result = harm(of(fallen, other).map(name), of(hurt, other).map(name));
    return [t(side === viewer ? 'pf-sum-yours' : 'pf-sum-theirs', { side: sideName(side), count, result })];
  });
}

/** One sentence of a turn card for all Units that run. */
export function running(unit: string, setup: Setup, viewer: Side | null): NonNullable<LogLine['together']> {
  const say = (names: readonly string[]): string => t('pf-card-running', { units: listed(names) });
  return { name: namingFor(setup, viewer)(unit), say };
}

/** Who was destroyed and who was injured, in words. */
function harm(fallen: readonly string[], injured: readonly string[]): string {
  const parts = [
    ...(fallen.length > 0 ? [t('pf-sum-destroyed', { units: listed(fallen) })] : []),
    ...(injured.length > 0 ? [t('pf-sum-injured', { units: listed(injured) })] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : t('pf-sum-nobody');
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

/** Names the Units that ran off the table; empty if there are none. */
export function gone(events: readonly Event[], name: Naming): string {
  const units = events.flatMap((event) => (event.type === 'rout' && event.fled ? [event.unit] : []));
  return units.length > 0 ? t('pf-sum-left', { units: listed(units.map(name)) }) : '';
}

/**
 * Says which Units failed their check of morale, the viewer's Units first, and why the first one failed. Then says
 * which Units stopped running. If the viewer does not know the check yet, first says that all Units check. If all
 * passed, says only that.
 */
function nerve(events: readonly Event[], setup: Setup, viewer: Side | null, known: Known): string[] {
  const checks = checksOf(events);
  if (checks.length === 0) return [];
  const isOther = ({ unit }: Check): number => Number(cardOf(setup, unit)?.side !== viewer);
  const [one, ...more] = checks
    .filter((check) => !check.passed)
    .toSorted((some, other) => isOther(some) - isOther(other));
  const name = namingFor(setup, viewer);
  const threshold = signed(setup.options.morale_threshold);
  const names = (some: readonly Check[]): string => listed(some.map(({ unit }) => name(unit)));
  const ran = new Set(checks.filter(({ passed }) => !passed).map(({ unit }) => unit));
  const firm = checks.filter((check) => check.type === 'morale' && check.rallied && !ran.has(check.unit));
  const rallied = firm.length > 0 ? [t('pf-sum-rallied', { units: names(firm) })] : [];
  if (!one) return known.nerve ? rallied : [t('pf-sum-nerve-held', { threshold }), ...rallied];
  const why = t('pf-report-sum-failed', {
    roll: signed(one.roll),
    tl: signed(one.tl),
    others: addedParts(one.modifiers),
    total: signed(one.total),
    threshold,
  });
  const unit = name(one.unit);
  const runs =
    one.type === 'contagion'
      ? t('pf-sum-panics', { unit, by: name(one.by), why })
      : t('pf-sum-runs', { unit, why });
  return [
    ...(known.nerve ? [] : [t('pf-sum-nerve')]),
    runs,
    ...(more.length > 0 ? [t('pf-sum-run-too', { units: names(more) })] : []),
    ...rallied,
    ...(known.running ? [] : [t('pf-sum-running')]),
  ].map(capital);
}
