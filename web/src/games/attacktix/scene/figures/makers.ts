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
 * The maker of a faction's figures. An unknown faction gets one of the known makers, each time the same one.
 */
export function makerOf(faction: string): Maker {
  const word = faction.toLowerCase();
  const known = makers.find(([name]) => word.startsWith(name));
  if (known) return known[1];
  const sum = [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return makers[sum % makers.length]?.[1] ?? brasswake;
}

/** The parts of a figure, each on its own hinge. */
export type Parts = { legs: Cast; body: Cast; weapon: Cast; missile: Cast };

/** Sculpts the parts of a figure, in the colours of its owner. */
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
