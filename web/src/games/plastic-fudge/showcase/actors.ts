import type { Side, Stance, UnitType } from '../files';

/**
 * A toy in the picture: where its feet stand, and the height of its drawing. Green looks to the right, Tan to
 * the left.
 */
export type Actor = {
  type: UnitType;
  stance: Stance;
  side: Side;
  x: number;
  y: number;
  size: number;
  flies?: boolean;
};

/** All toys of the picture, the farthest first. */
export const actors: readonly Actor[] = [
  { type: 'helicopter', stance: 'standing', side: 'green', x: 190, y: 118, size: 84, flies: true },
  { type: 'radioman', stance: 'kneeling', side: 'tan', x: 262, y: 188, size: 62 },
  { type: 'jeep', stance: 'standing', side: 'green', x: 112, y: 196, size: 84 },
  { type: 'basic', stance: 'standing', side: 'tan', x: 306, y: 212, size: 88 },
  { type: 'bazooka', stance: 'standing', side: 'green', x: 186, y: 238, size: 104 },
  { type: 'sniper', stance: 'prone', side: 'tan', x: 262, y: 252, size: 88 },
  { type: 'grenadier', stance: 'standing', side: 'tan', x: 340, y: 264, size: 112 },
  { type: 'commander', stance: 'standing', side: 'green', x: 52, y: 262, size: 126 },
  { type: 'basic', stance: 'kneeling', side: 'green', x: 124, y: 274, size: 108 },
];
