import { seatLook } from '../../../../parts/seats';
import { radiusOf } from '../figures/build';
import type { Actor } from '../world';
import { owner, type Pens } from './draw';

/** Draws around the base of each standing figure a ring that says whose it is. */
export function owners(pens: Pens, actors: Iterable<Actor>, viewer: string | null | undefined): void {
  for (const { node, words, lying } of actors) {
    const { at, controller } = words;
    const radius = radiusOf(node.card) * 10_000;
    if (!lying && at) owner(pens, at, radius, seatLook(controller).main, controller === viewer);
  }
}
