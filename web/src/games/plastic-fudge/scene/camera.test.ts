import { describe, expect, it } from 'vitest';
import type { Figure, Spot } from './api';
import { blend, Camera, rayAt, seenAt } from './camera';
import { Ground } from './ground';
import { steerOf } from './keys';
import { pick, posts } from './pick';

const size = [1200, 800] as const;
const camera = (): Camera => {
  const made = new Camera();
  made.fit([48, 48], size);
  return made;
};
const keys = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

describe('the camera', () => {
  it('sees the whole table from home, in both modes and from both sides', () => {
    for (const mode of ['above', 'angle'] as const) {
      for (const side of ['green', 'tan'] as const) {
        const one = camera();
        one.mode = mode;
        const pose = one.seated(side);
        for (const corner of [
          [0, 0],
          [48, 0],
          [0, 48],
          [48, 48],
        ] as Spot[]) {
          const seen = seenAt(pose, [...corner, 0], ...size);
          expect(
            seen && seen.x > 0 && seen.x < size[0] && seen.y > 0 && seen.y < size[1],
            `${mode} ${side} ${corner.join()}`,
          ).toBe(true);
        }
      }
    }
  });

  it('has the player’s edge below: Green in the south, Tan in the north', () => {
    const one = camera();
    const y = (at: Spot): number => seenAt(one.pose, [...at, 0], ...size)?.y ?? 0;
    expect(y([24, 2])).toBeGreaterThan(y([24, 46]));
    one.pose = one.flipped();
    expect(y([24, 2])).toBeLessThan(y([24, 46]));
  });

  it('finds the place under a point with a ray', () => {
    const one = camera();
    for (const at of [
      [3, 5],
      [24, 24],
      [40, 44],
    ] as Spot[]) {
      const seen = seenAt(one.pose, [...at, 0], ...size);
      const hit = pick(rayAt(one.pose, seen?.x ?? 0, seen?.y ?? 0, ...size), [], new Ground([48, 48], []));
      expect(hit.ground[0]).toBeCloseTo(at[0], 6);
      expect(hit.ground[1]).toBeCloseTo(at[1], 6);
      expect(hit.onTable).toBe(true);
    }
  });

  it('keeps the place under the pointer when it zooms', () => {
    const one = camera();
    one.pose = one.zoomed(0.5);
    const at: Spot = [30, 20];
    const before = seenAt(one.pose, [...at, 0], ...size);
    one.pose = one.zoomed(0.8, at);
    const after = seenAt(one.pose, [...at, 0], ...size);
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  it('turns the shorter way round, and returns with reset', () => {
    const one = camera();
    const home = one.pose;
    expect(blend({ ...home, turn: 350 }, { ...home, turn: 10 }, 0.5).turn).toBe(360);
    one.pose = one.steered('turn-left');
    one.pose = one.steered('in');
    expect(one.steered('reset')).toEqual(home);
    expect(one.kept({ ...home, tilt: 120, far: 1 })).toMatchObject({ tilt: 80, far: 6 });
  });

  it('goes near places that are too small or out of sight, and then back to all figures', () => {
    const one = camera();
    const all: Spot[] = [
      [4, 4],
      [44, 44],
    ];
    one.pose = one.meet({ own: [[4, 4]], all }) ?? one.pose;
    const far = one.pose;
    expect(one.near([[20, 20]]), 'in sight').toBeNull();
    const near = one.near([[20, 20]], 500);
    expect(near?.far).toBeLessThan(far.far / 1.5);
    one.pose = near ?? far;
    expect(one.near([[20.5, 20]]), 'still in sight').toBeNull();
    expect(one.meet({ own: [[5, 4]], all }), 'a step elsewhere').toBeNull();
    expect(one.back()?.far).toBeGreaterThan((near?.far ?? 0) * 1.5);
    expect(one.back()).toBeNull();
  });

  it('leaves the distance that the person chose, unless a place is out of sight', () => {
    const one = camera();
    one.release();
    expect(one.near([[20, 20]], 500)).toBeNull();
    one.pose = one.looking([4, 4], 8);
    const before = one.pose;
    one.pose = one.near([[44, 44]]) ?? before;
    expect(one.pose.at).not.toEqual(before.at);
    expect(one.back()).toEqual(before);
  });

  it('has a key for every movement', () => {
    expect(steerOf({ ...keys, key: 'F' })).toBe('flip');
    expect(steerOf({ ...keys, key: ' ' })).toBe('reset');
    expect(steerOf({ ...keys, key: 'ArrowLeft', shiftKey: true })).toBe('left');
    expect(steerOf({ ...keys, key: 'ArrowLeft' })).toBeNull();
    expect(steerOf({ ...keys, key: '+', shiftKey: true })).toBe('in');
    expect(steerOf({ ...keys, key: 'v', ctrlKey: true })).toBeNull();
  });
});

describe('pointing', () => {
  const ground = new Ground([48, 48], [{ id: 'hill', type: 'open', rect: [20, 20, 30, 30], height: 3 }]);
  const figures: Figure[] = [
    { id: 'g1', side: 'green', type: 'basic', at: [25, 25], facing: 90 },
    { id: 'g2', side: 'green', type: 'basic', at: [25, 40], facing: 90, state: 'destroyed' },
    { id: 't1', side: 'tan', type: 'tank', at: [10, 10], facing: 90 },
  ];
  const all = posts(figures, [{ id: 'm1', side: 'tan', at: [40, 10], truth: 'hidden' }], [5, 5], ground);
  const one = camera();
  const hit = (x: number, y: number, z: number, slack = 0): ReturnType<typeof pick> => {
    const seen = seenAt(one.pose, [x, y, z], ...size);
    return pick(rayAt(one.pose, seen?.x ?? 0, seen?.y ?? 0, ...size), all, ground, slack);
  };

  it('meets a model on a hill at its head as well as at its base', () => {
    expect(hit(25, 25, 3)).toMatchObject({ unit: 'g1', piece: 'hill', at: [25, 25] });
    expect(hit(25, 25, 4.5).unit).toBe('g1');
  });

  it('meets a figure at its head in every stance', () => {
    for (const [stance, head] of [
      ['standing', 1.95],
      ['kneeling', 1.6],
      ['prone', 0.85],
    ] as const) {
      const lone: Figure[] = [{ id: 'g3', side: 'green', type: 'basic', stance, at: [10, 10], facing: 90 }];
      const flat = new Ground([48, 48], []);
      const at = (x: number, z: number): string | null => {
        const seen = seenAt(one.pose, [x, 10, z], ...size);
        return pick(rayAt(one.pose, seen?.x ?? 0, seen?.y ?? 0, ...size), posts(lone, [], null, flat), flat)
          .unit;
      };
      expect(at(10, head), stance).toBe('g3');
      expect(at(10.8, head), stance).toBeNull();
    }
  });

  it('meets the slope of a hill where it is drawn', () => {
    const at = [25, 20.6] as const;
    const found = hit(...at, ground.height(at));
    expect(found.piece).toBe('hill');
    expect(Math.hypot(found.ground[0] - at[0], found.ground[1] - at[1])).toBeLessThan(0.2);
  });

  it('meets signs and the flag, and the ground beside them', () => {
    expect(hit(40, 10, 0.3)).toMatchObject({ sign: 'm1', unit: null });
    expect(hit(5, 5, 0.2)).toMatchObject({ flag: true });
    expect(hit(44, 30, 0)).toMatchObject({ unit: null, sign: null, flag: false, piece: null });
    expect(hit(-3, 10, 0).onTable).toBe(false);
  });

  it('meets the ground behind the flag, a Unit and a draft, seen from above as well as at an angle', () => {
    const lone: Figure[] = [{ id: 'g3', side: 'green', type: 'basic', at: [10, 10], facing: 90 }];
    const ghosts = [{ id: 'g4', look: { side: 'green', type: 'basic' } as const, at: [30, 10] as Spot }];
    const flat = new Ground([48, 48], []);
    const stood = posts(lone, [], [20, 18], flat, ghosts);
    for (const mode of ['above', 'angle'] as const) {
      const seat = camera();
      seat.mode = mode;
      const pose = seat.seated('green');
      const at = (x: number, y: number, z = 0): ReturnType<typeof pick> => {
        const seen = seenAt(pose, [x, y, z], ...size);
        return pick(rayAt(pose, seen?.x ?? 0, seen?.y ?? 0, ...size), stood, flat, 0.75);
      };
      for (const [x, y, ...far] of [
        [10, 10, 2.5, 3],
        [20, 18, 1.2, 2.5, 3],
        [30, 10, 1.8, 2.5],
      ] as const) {
        for (const behind of far)
          expect(at(x, y + behind), `${behind} behind ${x}, ${y}, ${mode}`).toMatchObject({
            unit: null,
            ghost: null,
            flag: false,
          });
      }
      expect(at(20.7, 18).flag, 'beside the foot of the flag').toBe(false);
      expect(at(20, 18).flag).toBe(true);
      expect(at(10, 10)).toMatchObject({ unit: 'g3', ghost: null });
      expect(at(10.4, 10.3).unit, 'the edge of a base').toBe('g3');
      expect(at(10, 10, 1.8).unit, 'the head').toBe('g3');
      expect(at(11, 10).unit, 'close beside a base').toBe('g3');
      expect(at(11.5, 10).unit).toBeNull();
      expect(at(30, 10)).toMatchObject({ unit: null, ghost: 'g4' });
      expect(at(31, 10).ghost, 'beside a draft').toBeNull();
    }
  });

  it('meets no casualties, and with `slack` also meets things that it narrowly misses', () => {
    expect(hit(25, 40, 0).unit).toBeNull();
    expect(hit(12.1, 10, 0).unit).toBeNull();
    expect(hit(12.1, 10, 0, 0.6).unit).toBe('t1');
  });
});

describe('on a phone', () => {
  const phone = [390, 450] as const;
  const rows = (y: number): Spot[] => Array.from({ length: 10 }, (_, n): Spot => [3 + n * 4.5, y]);
  const framed = (own: Spot[], others: Spot[]): Camera => {
    const one = new Camera();
    one.fit([48, 36], phone);
    one.begin();
    const pose = one.meet({ own, all: [...own, ...others] });
    if (pose) one.pose = pose;
    return one;
  };

  it('figures of a fight are as large as a finger needs, and most of them are in the picture', () => {
    const [own, others] = [
      rows(12),
      [
        [20, 18],
        [24, 19],
        [28, 18],
      ] as Spot[],
    ];
    const one = framed(own, others);
    expect(one.pixels()).toBeGreaterThanOrEqual(14.9);
    const seen = [...own, ...others].filter((spot) => {
      const at = seenAt(one.pose, [...spot, 0], ...phone);
      return at && at.x > 0 && at.x < phone[0] && at.y > 0 && at.y < phone[1];
    });
    expect(seen.length).toBeGreaterThanOrEqual(6);
    expect(seen).toEqual(expect.arrayContaining(others));
  });

  it('the far edge of the table is near the top of the picture', () => {
    const one = framed([[24, 31]], [[24, 34]]);
    const edge = seenAt(one.pose, [24, 36, 0], ...phone)?.y ?? phone[1];
    expect(edge).toBeLessThan(5 * one.pixels());
  });
});
