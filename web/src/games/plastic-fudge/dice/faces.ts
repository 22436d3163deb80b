/** How dice look: with FUDGE faces, or as the ordinary dice that may replace them. PF-EQ-07 */
export type Skin = 'fudge' | 'd6';

const key = 'rumpus.plastic-fudge.dice';

/** The look that was chosen on this device; FUDGE faces if none was chosen. */
export function storedSkin(): Skin {
  try {
    return localStorage.getItem(key) === 'd6' ? 'd6' : 'fudge';
  } catch {
    return 'fudge';
  }
}

/** Stores the choice on this device. */
export function keepSkin(skin: Skin): void {
  try {
    localStorage.setItem(key, skin);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** The sign on a FUDGE die that shows -1, 0 or 1. */
export const faceOf = (die: number): '+' | '−' | ' ' => (die > 0 ? '+' : die < 0 ? '−' : ' ');

/**
 * The d6 face for a FUDGE die: 1-2 minus, 3-4 blank, 5-6 plus. The index of the die, `nth`, chooses between
 * the two numbers with the same meaning.
 */
export const pipsOf = (die: number, nth: number): number => (die < 0 ? 1 : die > 0 ? 5 : 3) + (nth % 2);

/** Where the pips of a d6 are, in a box of 3 by 3. */
export const pipPlaces: Readonly<Record<number, readonly [number, number][]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};
