import { expect, it } from 'vitest';
import { shapesOf, type FaceLook } from './face';

const look: FaceLook = { plastic: 'blue', sky: '#ffffff', hat: 'none', eyes: 'dots', mouth: 'smile' };
/** Two hundred faces whose looks differ only in `sky`. */
const faces = Array.from({ length: 200 }, (_, n) => shapesOf({ ...look, sky: `#${n}` }));

it('draws the same look alike, and different looks with different heads, hair and clothes', () => {
  expect(shapesOf({ ...look })).toEqual(shapesOf(look));
  for (const part of ['body', 'head'] as const)
    expect(new Set(faces.map((face) => face[part])).size).toBeGreaterThan(4);
  expect(new Set(faces.map(({ behind }) => JSON.stringify(behind))).size).toBeGreaterThan(20);
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(190);
});

it('draws no hair behind curls', () => {
  for (let n = 0; n < 50; n += 1) {
    const { behind } = shapesOf({ ...look, hat: 'curls', sky: `#${n}` });
    expect(behind.filter(({ fill }) => fill !== undefined)).toEqual([]);
  }
});
