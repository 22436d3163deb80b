import { t } from '../../../texts';
import { decodeFilm, leaning, poseAt, type Body, type Film } from '../scene/film';
import type { Event, EventOf, Setup, Spot } from '../types';
import { apart, describeLength } from './measures';
import { cardOf, thingName } from './names';
import { faint, isMaster, tallOf } from './tall';

type Attack = EventOf<'attack'>;

/** The kinds of bodies with which an attack hits. */
const weapons: readonly Body['kind'][] = ['missile', 'swing', 'arm', 'rod', 'prongs'];
/** How far a missile starts ahead of the middle of its figure, in micrometres. */
const muzzle = 15_000;
/**
 * The parts of a figure from the table upwards. Each reaches up to a share of the height of a figure
 * (`below`) or of a Battle Master (`master`). A hit on a part is low, high, or neither.
 */
const parts = [
  { part: 'base', below: 0.12, master: 0.07, low: true, high: false },
  { part: 'legs', below: 0.35, master: 0.4, low: true, high: false },
  { part: 'hips', below: 0.51, master: 0.5, low: false, high: false },
  { part: 'chest', below: 0.76, master: 0.8, low: false, high: true },
] as const;
const head = { part: 'head', low: false, high: true } as const;

/** Returns which part of a figure is at a height. `share` is from 0, the table, to 1, its top. */
const partAt = (setup: Setup, figure: string, share: number): (typeof parts)[number] | typeof head =>
  parts.find(({ below, master }) => share < (isMaster(setup, figure) ? master : below)) ?? head;

/** Returns whether the base of a figure is at a height, from 0, the table, to 1, its top. */
export const isBase = (setup: Setup, figure: string, share: number): boolean =>
  partAt(setup, figure, share).part === 'base';

/** Says which part of a figure is at a height, such as "at the chest". */
export const describeShare = (setup: Setup, figure: string, share: number): string =>
  t(`at-line-${partAt(setup, figure, share).part}`);

const films = new WeakMap<Attack, Film | null>();

/** Returns the film of an attack. It decodes each film once. */
function filmOf(event: Attack): Film | null {
  const known = films.get(event);
  if (known !== undefined) return known;
  const film = event.film === null ? null : decodeFilm(event.film);
  films.set(event, film);
  return film;
}

const spotOf = ([x, , z]: readonly [number, number, number]): Spot => [x * 10_000, z * 10_000];

/** Returns the number of a figure's body in a film; -1 if the figure does not move in it. */
const bodyOf = (film: Film, setup: Setup, figure: string): number =>
  film.bodies.findIndex(({ kind, id }) => kind === 'figure' && setup.figures[id]?.id === figure);

type Hit = { height: number; weapon: Body; frame: number; spot: Spot };

/** Returns the first contact of a weapon with a body of the film, and the weapon. */
function firstHit(film: Film, body: number): Hit | null {
  for (const { bodies, at, frame } of film.contacts) {
    const other = bodies[0] === body ? bodies[1] : bodies[1] === body ? bodies[0] : null;
    const weapon = other === null ? undefined : film.bodies[other];
    if (weapon && weapons.includes(weapon.kind))
      return { height: at[1] * 10_000, weapon, frame, spot: spotOf(at) };
  }
  return null;
}

/** Says how far a missile flew to a figure, from the middle of its shooter to the base of the figure. */
function flight(setup: Setup, missile: Body, figure: string, stood: Spot): string {
  const from = poseAt(missile, 0).at;
  const far = from ? apart(spotOf(from), stood) + muzzle - (cardOf(setup, figure)?.radius ?? 0) : 0;
  return describeLength(setup, Math.max(0, far));
}

/**
 * Says where an attack hit a figure, from how far, and how far it shoved the figure: "hit low, at the legs,
 * from 11.1 tix away, shoved 0.5 tix". All of it stands in the film. Empty without a film of the figure.
 * Films hold no weak contacts, so the place of a hit may be missing.
 */
export function describeHit(event: Attack, setup: Setup, figure: string): string {
  const film = filmOf(event);
  const nth = film ? bodyOf(film, setup, figure) : -1;
  const body = film?.bodies[nth];
  const start = body && poseAt(body, 0).at;
  if (!film || !start) return '';
  const stood = spotOf(start);
  const hit = firstHit(film, nth);
  const to = event.shifted.find((one) => one.figure === figure)?.at;
  const far = to ? apart(stood, to) : 0;
  return [
    ...(hit ? [struck(setup, hit, figure, stood)] : []),
    ...(far < faint ? [] : [t('at-hit-shoved', { far: describeLength(setup, far) })]),
  ].join(', ');
}

function struck(
  setup: Setup,
  { height, weapon }: { height: number; weapon: Body },
  figure: string,
  stood: Spot,
): string {
  const { part, low, high } = partAt(setup, figure, height / tallOf(setup, figure));
  const where = t(`at-line-${part}`);
  const said = low ? t('at-hit-low', { where }) : high ? t('at-hit-high', { where }) : t('at-hit', { where });
  return weapon.kind === 'missile'
    ? t('at-hit-from', { hit: said, length: flight(setup, weapon, figure, stood) })
    : said;
}

/** A missile meets a figure at its edge if it flies past the middle by more than this, in micrometres. */
const edge = 9_000;

/** Returns how far from the middle of a figure a missile flew past it, in micrometres; 0 if not known. */
function beside({ weapon, frame, spot }: Hit, stood: Spot): number {
  const from = weapon.kind === 'missile' ? poseAt(weapon, 0).at : null;
  const to = from && (poseAt(weapon, Math.max(0, frame - 1)).at ?? from);
  if (!from || !to) return 0;
  const [start, end] = [spotOf(from), spotOf(to)];
  const far = apart(start, end);
  const [x, z] =
    far > edge ? [end[0] - start[0], end[1] - start[1]] : [spot[0] - start[0], spot[1] - start[1]];
  const long = Math.hypot(x, z) || 1;
  return Math.abs((stood[0] - spot[0]) * z - (stood[1] - spot[1]) * x) / long;
}

/** Why a figure that was hit did not fall, where it was hit, and how many degrees it leaned. */
type Stood = { kind: 'low' | 'edge' | 'weak'; where: string; lean: number };

/** Returns why a figure that was hit did not fall; null if the film does not show it. */
function stoodAs(event: Attack, setup: Setup, figure: string): Stood | null {
  const film = filmOf(event);
  const nth = film ? bodyOf(film, setup, figure) : -1;
  const body = film?.bodies[nth];
  const start = body && poseAt(body, 0).at;
  const hit = film && firstHit(film, nth);
  if (!film || !body || !start || !hit || isMaster(setup, figure)) return null;
  const lean = Math.max(...body.keys.map(({ at, turn }) => (at ? (leaning(turn) * 180) / Math.PI : 0)));
  if (lean > 60) return null;
  const { part, low } = partAt(setup, figure, hit.height / tallOf(setup, figure));
  const kind = low ? 'low' : beside(hit, spotOf(start)) > edge ? 'edge' : 'weak';
  return { kind, where: t(`at-line-${part}`), lean: Math.round(lean) };
}

/**
 * Says in one sentence why a figure that was hit did not fall, by what the film shows: where the hit was, and
 * how far the figure leaned. Empty if the film shows no hit, or a fall. Battle Masters fall by other rules.
 */
export function describeStood(event: Attack, setup: Setup, figure: string): string {
  const stood = stoodAs(event, setup, figure);
  return stood ? t(`at-stood-${stood.kind}`, { where: stood.where, lean: stood.lean }) : '';
}

/** Says in one short sentence that a figure was hit and still stands, and why if the film shows it. */
export function describeHeld(event: Attack, setup: Setup, figure: string): string {
  const stood = stoodAs(event, setup, figure);
  return t(`at-held-${stood?.kind ?? 'plain'}`, { figure: thingName(setup, figure) });
}

/** Adds to the name of a figure how it was hit, in brackets: "Teal’s Boiler Captain 1 (hit at the hips)". */
export function withHit(name: string, event: Attack | null, setup: Setup, figure: string): string {
  const hit = event ? describeHit(event, setup, figure) : '';
  return hit === '' ? name : t('at-hit-named', { figure: name, hit });
}

/** Returns the attack of a step before an event, to which the event is due; null if there is none. */
export function attackBefore(event: Event, step: readonly Event[] | null): Attack | null {
  const until = step?.indexOf(event) ?? -1;
  return step?.slice(0, Math.max(0, until)).findLast((one): one is Attack => one.type === 'attack') ?? null;
}
