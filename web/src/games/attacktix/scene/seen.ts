import { Vector3 } from 'three';
import type { Look, Spot } from './api';
import type { Flat } from '../../../parts/three/pose';
import { flat, long } from './units';
import type { World } from './world';

/**
 * Returns the point 4 cm above a place, in centimetres. A figure that stands there has its chest at this
 * point.
 */
export const chestAt = ([x, z]: Spot): Vector3 => new Vector3(long(x), 4, long(z));

/** Returns the chests of all standing figures. */
export const chestsOf = ({ actors }: Pick<World, 'actors'>): Vector3[] =>
  [...actors.values()].flatMap(({ lying, words: { at } }) => (at && !lying ? [chestAt(at)] : []));

/**
 * Where a special would bring figures that are not on the table: `on` lists those that are. None before the
 * game.
 */
export const comeIn = (on: readonly { id: string }[], { ghosts = [] }: Look = {}): Flat[] =>
  on.length === 0
    ? []
    : ghosts.flatMap(({ figure, at }) => (on.some(({ id }) => id === figure) ? [] : [flat(at)]));
