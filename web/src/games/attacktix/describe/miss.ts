import { nearest } from '../../../parts/plane';
import { t } from '../../../texts';
import { decodeFilm, poseAt, type Body, type Film } from '../scene/film';
import type { EventOf, Setup, Spot, View } from '../types';
import { aimedAt } from './aimed-at';
import { describeHeld, describeStood } from './hits';
import { apart, describeLength } from './measures';
import { cardOf, figureOf, thingName } from './names';
import { tallOf } from './tall';

type Attack = EventOf<'attack'>;
/** A place in the film, in centimetres: x, height, z. */
type Place = readonly [number, number, number];

/** A missile that touches something below this height, in centimetres, touches the table. */
const low = 1;
/**
 * A missile that touches something this close to the outline of a thing, in micrometres, touches this thing.
 */
const close = 15_000;

const spotOf = ([x, , z]: Place): Spot => [x * 10_000, z * 10_000];

/**
 * Says why an attack knocked over and shoved nobody. A missile met something else first, flew over its
 * target, fell short of it or passed beside it. A hand weapon had no enemy within reach, or hit none. Empty
 * if the reason is not known. `view` may be from before or after the attack, because such an attack moves no
 * figure. With `isBrief` it is one short sentence without lengths and angles.
 */
export function describeMiss(event: Attack, setup: Setup, view: View | null, isBrief = false): string {
  const weapon = cardOf(setup, event.figure)?.weapon;
  if (weapon && weapon.kind !== 'ranged') return view ? tooFar(event, setup, view, isBrief) : '';
  const film = event.film === null ? null : decodeFilm(event.film);
  const missile = film?.bodies.find(({ kind }) => kind === 'missile');
  if (!film || !missile) return '';
  const target = view ? (event.meets ?? aimedAt(event.figure, event.aim, setup, view)) : event.meets;
  const met = firstMet(film, film.bodies.indexOf(missile), setup, view);
  const past = target && view ? passed(missile, target, setup, view, met?.frame ?? film.frames) : null;
  if (past === 'over') return t('at-miss-over', { target: thingName(setup, target ?? '') });
  if (met?.id && met.id !== target) return t('at-miss-met', { thing: thingName(setup, met.id) });
  if (met?.id && isBrief) return describeHeld(event, setup, met.id);
  if (met?.id)
    return `${t('at-miss-held', { target: thingName(setup, met.id) })} ${describeStood(event, setup, met.id)}`.trim();
  if (past) return t(`at-miss-${past}`, { target: thingName(setup, target ?? '') });
  return view || !met || met.low ? t('at-miss-nothing') : '';
}

/**
 * Returns what a missile touched first, and in which frame of the film. `low` says that it was the table.
 * `id` is null for the table, and if it is not known what the missile touched. Null if it touched nothing.
 */
function firstMet(
  film: Film,
  missile: number,
  setup: Setup,
  view: View | null,
): { frame: number; id: string | null; low: boolean } | null {
  for (const { bodies, frame, at } of film.contacts) {
    if (!bodies.includes(missile)) continue;
    const other = bodies[0] === missile ? bodies[1] : bodies[0];
    const body = other === null ? undefined : film.bodies[other];
    if (body?.kind === 'object') return { frame, id: setup.terrain[body.id]?.id ?? null, low: false };
    if (body) return { frame, id: setup.figures[body.id]?.id ?? null, low: false };
    const isTable = at[1] < low;
    return { frame, id: isTable || !view ? null : thingAt(spotOf(at), setup, view), low: isTable };
  }
  return null;
}

/** Returns the id of the thing whose outline is nearest to a place; null if none is close. */
function thingAt(spot: Spot, setup: Setup, view: View): string | null {
  const things = [
    ...view.figures.flatMap(({ id, at, zone }) =>
      at && zone === 'in-play' ? [{ id, far: apart(at, spot) - (cardOf(setup, id)?.radius ?? 0) }] : [],
    ),
    ...view.terrain.flatMap(({ id, at, state }) =>
      at && state !== 'removed' ? [{ id, far: apart(at, spot) - halfOf(setup, id) }] : [],
    ),
    ...view.terrain.flatMap(({ sections = [] }) =>
      sections
        .filter(({ standing }) => standing)
        .map(({ id, from, to }) => ({ id, far: apart(spot, nearest(from, to, spot)) })),
    ),
  ];
  const [first] = things.toSorted((one, other) => one.far - other.far);
  return first && first.far < close ? first.id : null;
}

/** Returns the radius of an object, or half the longer side of a box, in micrometres. */
function halfOf(setup: Setup, id: string): number {
  const shape = setup.terrain.find((piece) => piece.id === id)?.shape;
  if (!shape) return 0;
  return shape.kind === 'round' ? shape.radius : Math.max(shape.half_x, shape.half_z);
}

/**
 * Returns whether a missile flew over its target, passed beside it or fell short of it in the frames before
 * `until`. Null if the place of the target or of the missile is not known.
 */
function passed(
  missile: Body,
  target: string,
  setup: Setup,
  view: View,
  until: number,
): 'over' | 'short' | 'beside' | null {
  const at = figureOf(view, target)?.at ?? view.terrain.find(({ id }) => id === target)?.at;
  const from = poseAt(missile, 0).at;
  if (!at || !from) return null;
  const radius = cardOf(setup, target)?.radius ?? halfOf(setup, target);
  const away = apart(spotOf(from), at);
  let [closest, height, reached] = [Infinity, 0, false];
  for (let frame = 0; frame < until; frame += 1) {
    const place = poseAt(missile, frame).at;
    if (!place) break;
    const far = apart(spotOf(place), at);
    if (far < closest) [closest, height] = [far, place[1] * 10_000];
    reached ||= apart(spotOf(from), spotOf(place)) > away - radius;
  }
  if (!reached) return 'short';
  if (closest > radius + close) return 'beside';
  return height > tallOf(setup, target) * 0.9 ? 'over' : 'beside';
}

/**
 * Says that a hand weapon hit nobody. If no enemy was within reach, it says instead how far the weapon
 * reaches and how far away the nearest enemy stood.
 */
function tooFar({ figure }: Attack, setup: Setup, view: View, isBrief: boolean): string {
  const from = figureOf(view, figure);
  const reach = cardOf(setup, figure)?.weapon.reach ?? 0;
  if (!from?.at) return '';
  const here = from.at;
  const gaps = view.figures.flatMap(({ id, at, zone, controller }) =>
    at && zone === 'in-play' && controller !== from.controller
      ? [apart(here, at) - (cardOf(setup, id)?.radius ?? 0)]
      : [],
  );
  const gap = Math.min(...gaps);
  if (gap > reach && isBrief) return t('at-miss-far');
  return gap > reach
    ? t('at-miss-reach', { reach: describeLength(setup, reach), far: describeLength(setup, gap) })
    : t('at-miss-swing');
}
