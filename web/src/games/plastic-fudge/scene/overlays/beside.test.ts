import { expect, it } from 'vitest';
import { bodiesOf } from './bodies';
import { overlaps, placeNames, placesBeside, type Box, type Name } from './beside';

const picture = [390, 400] as const;
const size = [80, 20] as const;
const body = (x: number, y: number): Box => [x - 10, y - 20, x + 10, y + 20];
const named = (bodies: readonly Box[], must = false): Name[] => bodies.map((own) => ({ own, size, must }));
const boxes = (names: readonly Name[], bodies: readonly Box[], texts: readonly Box[] = []): (Box | null)[] =>
  placeNames(names, bodies, texts, picture).map((place) => place && place.box);

it('a name stands below its figure, or at the first side that is free', () => {
  const own = body(200, 200);
  const [below, above, right, left] = placesBeside(own, size, picture);
  expect(boxes(named([own]), [own])).toEqual([[160, 224, 240, 244]]);
  expect(boxes(named([own]), [own], [below!])).toEqual([above]);
  expect(boxes(named([own]), [own], [below!, above!])).toEqual([right]);
  expect(boxes(named([own]), [own, body(270, 200)], [below!, above!]), 'a figure stands there').toEqual([
    left,
  ]);
});

it('names of a crowd lie on no other name and no other figure, and inside the picture', () => {
  const bodies = [
    [30, 30],
    [60, 40],
    [200, 200],
    [222, 205],
    [244, 199],
    [380, 390],
    [200, 250],
  ].map(([x, y]) => body(x!, y!));
  const found = boxes(named(bodies), bodies);
  expect(found.filter((box) => box !== null).length).toBeGreaterThanOrEqual(5);
  found.forEach((box, n) => {
    if (!box) return;
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(390);
    expect(bodies.some((other, m) => m !== n && overlaps(box, other))).toBe(false);
    expect(found.some((other, m) => m !== n && other !== null && overlaps(box, other))).toBe(false);
  });
});

it('a name that must be shown takes the place that hides least, any other is left out', () => {
  const own = body(200, 200);
  const crowd = [
    own,
    ...[140, 260].flatMap((x) => [160, 200, 240].map((y) => body(x, y))),
    body(200, 160),
    body(200, 240),
  ];
  expect(boxes(named([own]), crowd)).toEqual([null]);
  expect(boxes(named([own], true), crowd)[0]).not.toBeNull();
  expect(boxes(named([body(500, 200)], true), crowd), 'outside the picture').toEqual([null]);
});

it('a name keeps its place while that is free', () => {
  const own = body(200, 200);
  const [first] = placeNames([{ own, size, must: false, was: 1 }], [own], [], picture);
  expect(first?.nth).toBe(1);
  const [other] = placeNames([{ own, size, must: false, was: 1 }], [own], [first!.box], picture);
  expect(other?.nth).toBe(0);
});

it('a body covers its base and its height, and a destroyed figure covers nothing', () => {
  const seen = ([x, y]: readonly [number, number], high: number) => ({ x: x * 10, y: -y * 10 - high * 10 });
  const figure = { id: 'g1', side: 'green', type: 'basic', at: [5, -5], facing: 90 } as const;
  const gone = { ...figure, id: 'g2', at: [9, -9], state: 'destroyed' } as const;
  const ghost = { kind: 'ghost', look: figure, at: [12, -5], facing: 90 } as const;
  const bodies = bodiesOf([figure, gone], [ghost], seen);
  expect(bodies.map(({ at }) => at)).toEqual([figure.at, ghost.at]);
  expect(bodies[0]?.box).toEqual([45, 30, 55, 53]);
});
