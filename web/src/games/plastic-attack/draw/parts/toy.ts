import { biped } from './biped';
import { creature } from './creature';
import { inHand, wheel, wings } from './gear';
import { headwear } from './heads';
import { numberOf, type Look } from './look';
import { put, type Frame, type Part } from './part';
import { vehicle } from './vehicle';

function frameOf(look: Look, number: number): Frame {
  switch (look.shape) {
    case 'figure':
      return biped(look.body, false, number);
    case 'robot':
      return biped(look.body, true, number);
    case 'creature':
      return creature(look.body, number);
    case 'vehicle':
      return vehicle(look.body, look.gear, number);
  }
}

/**
 * Returns all parts of a toy from back to front. The name decides the face and the badge, so that toys with
 * similar looks still differ.
 */
export function toy(look: Look, name: string): Part[] {
  const frame = frameOf(look, numberOf(name));
  const head = headwear(look.head, frame.hair);
  const held = inHand(look.gear);
  return [
    ...(look.gear === 'wings' ? put(wings(), frame.wings) : []),
    ...frame.back,
    ...frame.body,
    ...(look.gear === 'wheels' ? frame.feet.flatMap((spot) => put(wheel(), spot)) : []),
    ...put(held.back, frame.hold),
    ...put(head.back, frame.head),
    ...put(frame.face, frame.head),
    ...put(head.front, frame.head),
    ...frame.hand,
    ...put(held.front, frame.hold),
  ];
}

/** Returns the parts that make up the outline of a toy. */
export function solids(parts: readonly Part[]): Part[] {
  return parts.filter(({ paint }) => !['shade', 'shine', 'line', 'ink', 'blush'].includes(paint));
}
