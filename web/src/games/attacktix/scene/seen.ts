import { Vector3 } from 'three';
import type { Look, Spot } from './api';
import { long } from './units';
import type { World } from './world';

/** The chest of a figure at a place, 4 cm high. */
export const chestAt = ([x, z]: Spot): Vector3 => new Vector3(long(x), 4, long(z));

/** The chests of the figures in play, and of those that are picked or pointed at. */
export function chestsOf({ actors, look }: Pick<World, 'actors'> & { look: Look }): [Vector3[], Vector3[]] {
  const named = [...(look.selected ?? []), look.hover];
  const standing = [...actors.values()].flatMap(({ lying, words: { id, at } }) =>
    at && !lying ? [{ id, chest: chestAt(at) }] : [],
  );
  const picked = standing.filter(({ id }) => named.includes(id));
  return [standing.map(({ chest }) => chest), picked.map(({ chest }) => chest)];
}
