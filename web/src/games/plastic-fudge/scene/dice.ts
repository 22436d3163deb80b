import { rollingTime } from '../play/scenes';
import { faceOf, pipPlaces, pipsOf, type Skin } from '../dice/faces';
import type { Animation, Side, Spot } from './api';
import type { Clip, Scenery, Spark } from './animate';
import { between } from './plane';
import { Solid, type Detail, type P } from './solid';

/** The models of dice: one with FUDGE faces, and an ordinary one. */
export type DiePart = 'fudge-die' | 'd6';

/** The length of an edge, in inches. Dice are larger than real ones, so that they can be read. */
const edge = 0.9;
/** The height of the hand that throws, in inches. */
const hand = 3;
/** The colour of the dice of each side. */
const plastic: Readonly<Record<Side, string>> = { green: '#dff2cf', tan: '#ffefcf' };
const ink = '#2d2119';

/** How a die lies, as angles in degrees: how far it leans backwards, and how far to the left. */
export type Lean = { pitch: number; roll: number };

/** The leans that turn a face up. The keys are axes of the model: forward, to the left, upwards. */
const leans = {
  '+z': { pitch: 0, roll: 0 },
  '-z': { pitch: 180, roll: 0 },
  '+x': { pitch: 90, roll: 0 },
  '-x': { pitch: -90, roll: 0 },
  '+y': { pitch: 0, roll: -90 },
  '-y': { pitch: 0, roll: 90 },
} as const satisfies Record<string, Lean>;
type Face = keyof typeof leans;

/** The face of an ordinary die with each number of pips. Opposite faces add up to seven. */
const pipFaces: Readonly<Record<number, Face>> = { 1: '+z', 6: '-z', 2: '+x', 5: '-x', 3: '+y', 4: '-y' };
/** The faces of a FUDGE die that carry a sign; the other two are blank. */
const signs: readonly (readonly [Face, '+' | '−'])[] = [
  ['+z', '+'],
  ['-z', '+'],
  ['+x', '−'],
  ['-x', '−'],
];

/** How the n-th die of a throw lies when it has come to rest, so that its result is on top. */
export function leanOf(die: number, nth: number, skin: Skin): Lean {
  if (skin === 'd6') return leans[pipFaces[pipsOf(die, nth)] ?? '+z'];
  const face = faceOf(die);
  return leans[signs.find(([, sign]) => sign === face)?.[0] ?? '+y'];
}

/** A point on a face: `a` and `b` along its edges, `out` over its surface, in inches from the middle. */
function on(face: Face, a: number, b: number, out: number): P {
  const far = (face.startsWith('+') ? 1 : -1) * (edge / 2 + out);
  if (face.endsWith('x')) return [far, a, b];
  return face.endsWith('y') ? [a, far, b] : [a, b, far];
}

/** A stroke on a face: a flat box of a size along both edges of the face. */
function stroke(solid: Solid, face: Face, a: number, b: number, wide: number, high: number): void {
  const [flat, at] = [0.02, on(face, a, b, 0.005)];
  const size: P = face.endsWith('x')
    ? [flat, wide, high]
    : face.endsWith('y')
      ? [wide, flat, high]
      : [wide, high, flat];
  solid.box(at, size);
}

/** Builds the model of a die. The middle of the die is the origin. */
export function dieModel(part: DiePart, detail: Detail): Solid {
  const solid = new Solid(detail).box([0, 0, 0], [edge, edge, edge]).paint(ink);
  const long = edge * 0.6;
  const thick = edge * 0.17;
  if (part === 'fudge-die') {
    for (const [face, sign] of signs) {
      stroke(solid, face, 0, 0, long, thick);
      if (sign === '+') stroke(solid, face, 0, 0, thick, long);
    }
    return solid;
  }
  for (const [pips, face] of Object.entries(pipFaces))
    for (const [x, y] of pipPlaces[Number(pips)] ?? [])
      stroke(solid, face, (x - 1) * edge * 0.27, (y - 1) * edge * 0.27, thick, thick);
  return solid;
}

/**
 * How high a thrown die is above its place of rest, in inches, after a `share` of the time in which it rolls.
 * The die falls from the hand and then hops twice, lower the second time.
 */
function hop(share: number): number {
  const arc = (begin: number, end: number, high: number): number => {
    const part = (share - begin) / (end - begin);
    return part < 0 || part > 1 ? 0 : 4 * high * part * (1 - part);
  };
  if (share < 0.4) return hand * (1 - (share / 0.4) ** 2);
  return Math.max(arc(0.4, 0.75, 1), arc(0.75, 1, 0.25));
}

/** Where the four dice of a throw come to rest, in inches from the place of the throw. */
const rests: readonly Spot[] = [
  [-0.62, 0.5],
  [0.64, 0.66],
  [-0.5, -0.7],
  [0.74, -0.56],
];

/**
 * Throws dice on the table. The dice roll, and then lie there until the clip ends. The server has already
 * decided their results.
 */
export function throwDice(
  scenery: Scenery,
  { dice, at, from, side, skin, ms }: Extract<Animation, { kind: 'dice' }>,
): Clip {
  return {
    ms,
    at: (share) => {
      if (share >= 1) return [];
      const gone = Math.min(1, (share * ms) / rollingTime);
      const left = (1 - gone) ** 2;
      return dice.map((die, n): Spark => {
        const [x, y] = rests[n % rests.length] ?? [0, 0];
        const rest: Spot = [at[0] + x, at[1] + y];
        const spot = between(from, rest, 1 - left);
        const { pitch, roll } = leanOf(die, n, skin);
        return {
          part: skin === 'd6' ? 'd6' : 'fudge-die',
          at: spot,
          z: scenery.height(spot) + edge / 2 + hop(gone) + left * edge * 0.3,
          scale: 1,
          colour: plastic[side],
          turn: n * 37 + 12 + left * 260,
          pitch: pitch + left * (540 + n * 90),
          roll: roll - left * (360 + n * 70),
        };
      });
    },
  };
}
