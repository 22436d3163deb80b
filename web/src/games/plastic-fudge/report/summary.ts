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

/**
 * What the viewer has already been told: that all Units check their morale, and what becomes of a Unit that
 * runs.
 */
export type Known = { nerve: boolean; running: boolean };

/**
 * The results of the last fight in lines: every shot with its totals, that which did most with its dice.
 * Empty if nothing happened.
 */
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
  return [
    ...told,
    ...reasons,
    ...mines(fight, name),
    ...nerve(events, setup, viewer, known),
    gone(events, name),
  ]
    .filter((line) => line !== '')
    .map(capital)
    .join('\n');
}

const ranks = ['no-damage', 'no-effect', 'injury', 'kill'] as const;

/**
 * The hit that harmed its target most, with its shot. Of equal hits it is the last one. Undefined without
 * hits.
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

/** How many shots the summary tells. The report of the fight tells all of them. */
const most = 16;

/**
 * The numbers of each shot: first those of the losses, those of the viewer before others, then the other
 * shots. The first one is told with its dice. Without a loss, it is the one that harmed its target most, if
 * possible a Unit of the viewer.
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
  const told = first ?? mostOf(onOwn.some(({ type }) => type === 'hit') ? onOwn : events);
  const known = new Set([told, ...others].map((one) => one?.hit));
  const lines = [
    ...others.map(({ hit }) => describeShort(hit, setup, name)),
    ...shotsOf(events).flatMap((shot) => inShort(shot, known, setup, name)),
  ];
  const more = lines.length - (most - 1);
  // No single hit killed these Units.
  const worn = kills.filter(({ hit }) => hit.result !== 'kill').map(({ hit }) => hit.target ?? '');
  const units = listed(worn.map(name));
  return [
    ...(told ? [describeReason(told.shot, told.hit, setup, name)] : []),
    ...lines.slice(0, most - 1),
    ...(more > 0 ? [t('pf-sum-more', { count: more })] : []),
    ...(worn.length > 0 ? [t('pf-sum-worn', { units })] : []),
  ];
}

/**
 * A line for each hit of a shot that is not told yet, or a line that says that the shot had no target any
 * more.
 */
function inShort(
  { opening, after }: Shot,
  known: ReadonlySet<EventOf<'hit'> | undefined>,
  setup: Setup,
  name: Naming,
): string[] {
  if (opening.type === 'attack' && opening.wasted && opening.target)
    return [t('pf-log-attack-wasted', { unit: name(opening.unit), target: name(opening.target) })];
  return after.flatMap((event) =>
    event.type === 'hit' && event.target && !known.has(event) ? [describeShort(event, setup, name)] : [],
  );
}

/** The dice and totals of the hit that harmed its target most; empty without hits. */
function reasonOf(events: readonly Event[], setup: Setup, name: Naming): string {
  const told = mostOf(events);
  return told ? describeReason(told.shot, told.hit, setup, name) : '';
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
  /** That a Unit runs, and the sum of its check. The first one also says what it had to reach. */
  const runs = (check: Check): string => {
    const why = t(check === one ? 'pf-report-sum-failed' : 'pf-sum-failed', {
      roll: signed(check.roll),
      tl: signed(check.tl),
      others: addedParts(check.modifiers),
      total: signed(check.total),
      threshold,
    });
    const unit = name(check.unit);
    if (check.type === 'contagion') return t('pf-sum-panics', { unit, by: name(check.by), why });
    return t('pf-sum-runs', { unit, why });
  };
  const before = [...(known.nerve ? [] : [t('pf-sum-nerve')]), runs(one)].map(capital).join(' ');
  const after = [...rallied, ...(known.running ? [] : [t('pf-sum-running')])].map(capital).join(' ');
  return others.length > 0
    ? [before, ...others.map(runs), after]
    : [[before, after].filter((part) => part !== '').join(' ')];
}
