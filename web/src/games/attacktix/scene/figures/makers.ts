import { seatLook } from '../../../../parts/seats';
import { Sculpt, type Cast } from '../sculpt';
import { brasswake } from './brass';
import type { Build, Maker } from './build';
import { glasswind } from './glass';
import { thornmarch } from './thorn';

const makers: readonly (readonly [string, Maker])[] = [
  ['brass', brasswake],
  ['thorn', thornmarch],
  ['glass', glasswind],
];

/**
 * Returns the maker of a faction's figures. A faction that a player made up gets one of the three makers; its
 * name decides which.
 */
export function makerOf(faction: string): Maker {
  const word = faction.toLowerCase();
  const known = makers.find(([name]) => word.startsWith(name));
  if (known) return known[1];
  const sum = [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return makers[sum % makers.length]?.[1] ?? brasswake;
}

/** The shapes of a figure's parts, which move separately. */
export type Parts = { legs: Cast; body: Cast; weapon: Cast; missile: Cast };

/**
 * Builds the parts of a figure in the colours of its owner. `round` is the number of sides of the polygon
 * that stands for a circle.
 */
export function partsOf(faction: string, build: Build, round: number, owner: string): Parts {
  const maker = makerOf(faction);
  const dyes = maker.dyes?.(seatLook(owner));
  const made = (make: (s: Sculpt) => void): Cast => {
    const sculpt = new Sculpt(round, dyes);
    make(sculpt);
    return sculpt.cast();
  };
  return {
    legs: made((s) => maker.legs(s, build)),
    body: made((s) => maker.body(s, build)),
    weapon: made((s) => maker.weapon(s, build)),
    missile: made((s) => maker.missile(s)),
  };
}
