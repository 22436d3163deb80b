import { Euler, Quaternion, Vector3, type BufferAttribute } from 'three';
import { describe, expect, it } from 'vitest';
import { pipsOf, type Skin } from '../dice/faces';
import type { Scenery } from './animate';
import { dieModel, leanOf, throwDice, type DiePart, type Lean } from './dice';
import { details } from './solid';
import { animationsOf } from './story';

/** How many strokes of ink are on the upper face of a die with this lean. */
function strokesOnTop(part: DiePart, { pitch, roll }: Lean): number {
  const geometry = dieModel(part, details.low).build();
  const [places, colours] = ['position', 'color'].map(
    (name) => geometry.getAttribute(name) as BufferAttribute,
  );
  const turn = new Quaternion().setFromEuler(new Euler((-roll * Math.PI) / 180, 0, (pitch * Math.PI) / 180));
  let corners = 0;
  for (let i = 0; i < places!.count; i += 1) {
    const at = new Vector3().fromBufferAttribute(places!, i).applyQuaternion(turn);
    if (colours!.getX(i) < 0.3 && at.y > 0.45 && Math.abs(at.x) < 0.44 && Math.abs(at.z) < 0.44) corners += 1;
  }
  // A stroke is a box. Each of its faces has two triangles with three corners each. On the top of a stroke
  // lie six corners of the top face and three corners of each of the four sides.
  return corners / 18;
}

const scenery = { actors: new Map(), height: () => 1 } as unknown as Scenery;

describe('thrown dice', () => {
  it('lie with their result on top', () => {
    const strokes = { '-1': 1, '0': 0, '1': 2 };
    for (const [die, count] of Object.entries(strokes)) {
      expect(strokesOnTop('fudge-die', leanOf(Number(die), 0, 'fudge'))).toBe(count);
      for (const nth of [0, 1])
        expect(strokesOnTop('d6', leanOf(Number(die), nth, 'd6'))).toBe(pipsOf(Number(die), nth));
    }
  });

  it.each<Skin>(['fudge', 'd6'])('roll from the hand to their place, and are gone in the end: %s', (skin) => {
    const dice = [1, 0, -1, 1];
    const clip = throwDice(scenery, {
      kind: 'dice',
      dice,
      from: [0, 0],
      at: [5, 5],
      side: 'tan',
      skin,
      ms: 900,
    });
    const [first, last] = [clip.at(0), clip.at(0.9)];
    expect(first).toHaveLength(4);
    first.forEach(({ at, z }) => {
      expect(at).toEqual([0, 0]);
      expect(z).toBeGreaterThan(3);
    });
    last.forEach(({ at: [x, y], z, pitch, roll }, n) => {
      expect(Math.hypot(x - 5, y - 5)).toBeLessThan(1.1);
      expect(z).toBeCloseTo(1.45);
      expect({ pitch, roll }).toEqual(leanOf(dice[n]!, n, skin));
    });
    expect(clip.at(1)).toEqual([]);
  });

  it('are thrown from both edges for the initiative', () => {
    const throws = animationsOf(
      [
        {
          type: 'initiative',
          green: 1,
          tan: 0,
          dice: [
            [1, 0, 0, 0],
            [0, 0, 0, 0],
          ],
          modifiers: [[], []],
          winner: 'green',
        } as never,
      ],
      { where: () => null, look: () => null, middle: [24, 24], skin: 'd6' },
    );
    expect(throws).toMatchObject([
      { kind: 'dice', side: 'green', dice: [1, 0, 0, 0], skin: 'd6' },
      { kind: 'dice', side: 'tan', dice: [0, 0, 0, 0], skin: 'd6' },
    ]);
    const [green, tan] = throws.map((one) => (one.kind === 'dice' ? one.from[1] : 0));
    expect(green).toBeLessThan(24);
    expect(tan).toBeGreaterThan(24);
  });
});
