import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Focus, Hider } from './animation';
import { Director, beside } from './director';
import { spot } from './units';

const onmove = vi.fn();
/** A focus beside the centre of the table. */
const focus: Focus = { at: [300_000, 200_000], span: 40, along: 0 };
const frame = 16;

let director: Director;
beforeEach(() => {
  onmove.mockClear();
  director = new Director(false, onmove);
  director.table(61, [800, 600]);
});

/** Lets the camera follow the focus for some frames. Returns the time after them, in milliseconds. */
function follow(from: number, frames: number): number {
  for (let n = 0; n < frames; n += 1) director.follow(focus, from + n * frame);
  return from + frames * frame;
}

/** Lets the camera finish its move. */
function arrive(now: number): void {
  for (let n = 0; director.step(now + n * frame); n += 1)
    expect(n, 'the number of frames until the camera arrives').toBeLessThan(200);
}

const pose = () => ({ ...director.rig.pose, at: [...director.rig.pose.at] });
const far = (one: ReturnType<typeof pose>, other: ReturnType<typeof pose>) =>
  Math.hypot(one.at[0]! - other.at[0]!, one.at[1]! - other.at[1]!);

describe('the camera and films', () => {
  it('follows a film from beside the line of fire, and then returns to where it was', () => {
    director.steer('in');
    arrive(0);
    const before = pose();
    const now = follow(5_000, 120);
    expect(far(pose(), before)).toBeGreaterThan(10);
    expect(pose().tilt).toBeGreaterThan(60);
    director.home();
    arrive(now);
    expect(pose()).toEqual(before);
  });

  it('stays where it is in the mode `free`, and also if nothing may move by itself', () => {
    director.use('free');
    const before = pose();
    follow(0, 60);
    expect(pose()).toEqual(before);
    const still = new Director(true, onmove);
    still.table(61, [800, 600]);
    const there = { ...still.rig.pose };
    still.follow(focus, 16);
    still.home();
    expect(still.rig.pose).toEqual(there);
  });

  it('stops following as soon as the player moves it, until the next film', () => {
    const now = follow(0, 30);
    const dragged = { ...director.rig.pose, turn: 200 };
    director.hand(dragged);
    follow(now, 30);
    expect(director.rig.pose).toEqual(dragged);
    director.home();
    expect(director.rig.pose, 'after the film, the camera stays where the player put it').toEqual(dragged);
    follow(now + 2_000, 60);
    expect(director.rig.pose).not.toEqual(dragged);
  });

  it('follows a film even if the player moved the camera before', () => {
    const dragged = { ...director.rig.pose, turn: 20 };
    director.hand(dragged);
    const now = follow(0, 60);
    expect(far(pose(), { ...dragged, at: [...dragged.at] })).toBeGreaterThan(10);
    director.home();
    arrive(now);
    expect(pose()).toEqual(dragged);
  });

  it('goes to the first place at a reset, even in the middle of a film, and then stays there', () => {
    const whole = pose();
    director.steer('in');
    director.steer('turn-left');
    arrive(0);
    expect(pose()).not.toEqual(whole);
    director.steer('reset');
    arrive(1_000);
    expect(pose()).toEqual(whole);

    director.steer('turn-right');
    arrive(2_000);
    const now = follow(3_000, 60);
    director.steer('reset');
    arrive(now);
    follow(now + 1_000, 30);
    expect(pose()).toEqual(whole);
    director.home();
    arrive(now + 3_000);
    expect(pose(), 'the end of the film does not move the camera').toEqual(whole);
  });

  it('keeps the same place in the middle when it looks from straight above and back', () => {
    director.lookAt([20, 10], 40);
    arrive(0);
    const { at } = pose();
    director.steer('mode');
    arrive(1_000);
    expect([director.use(), pose().tilt, pose().at]).toEqual(['above', 0, at]);
    director.steer('mode');
    arrive(2_000);
    expect([director.use(), pose().tilt > 30, pose().at]).toEqual(['follow', true, at]);
  });

  it('shows the whole way of a figure, unless the mode is `free`', () => {
    director.lookAt([0, 0], 30);
    arrive(0);
    director.reveal([
      [-50, 0],
      [50, 0],
    ]);
    arrive(1_000);
    expect(director.rig.span()).toBeGreaterThan(100);
    director.use('free');
    const before = pose();
    director.reveal([
      [0, 0],
      [5, 0],
    ]);
    arrive(2_000);
    expect(pose()).toEqual(before);
  });

  it('shows a way and all figures, so that it need not move when a figure stands at the end of the way', () => {
    const all = [
      [0, -40],
      [0, -20],
    ] as const;
    director.meet({ own: all, all });
    arrive(0);
    director.reveal([
      [0, -40],
      [58, -40],
    ]);
    arrive(1_000);
    const { at, far } = pose();
    director.meet({ own: all, all: [...all, [58, -40]] });
    arrive(2_000);
    expect(pose()).toMatchObject({ at, far });
  });

  it('goes no nearer while figures move in a turn, but goes farther away if a figure is out of the picture', () => {
    const wide = [
      [-50, -50],
      [50, 50],
    ] as const;
    const near = [
      [-5, -5],
      [5, 5],
    ] as const;
    director.meet({ own: wide, all: wide });
    arrive(0);
    const before = pose();
    director.meet({ own: near, all: near }, true);
    arrive(1_000);
    expect(pose()).toEqual(before);
    director.meet({ own: near, all: near });
    arrive(2_000);
    const { far } = pose();
    expect(far).toBeLessThan(before.far);
    director.meet({ own: wide, all: wide }, true);
    arrive(3_000);
    expect(pose().far).toBeGreaterThan(far);
  });

  it('goes behind a figure that aims, turns with its weapon, ignores other figures, and returns', () => {
    const before = pose();
    const over = { at: [100_000, -300_000] as const, heading: 1_000, far: 400_000, choice: 1 };
    expect(director.aim(over)).toBe(true);
    arrive(0);
    expect([pose().turn, pose().tilt]).toEqual([10, 65]);
    const { turn } = pose();
    expect(director.aim({ ...over, heading: 1_500 })).toBe(true);
    director.meet({
      own: [[50, 50]],
      all: [
        [50, 50],
        [-50, -50],
      ],
    });
    arrive(1_000);
    expect(pose().turn - turn).toBeCloseTo(5);
    expect(director.aim(null)).toBe(false);
    arrive(2_000);
    expect(pose()).toEqual(before);
  });

  it('once the player has moved it, goes behind the aiming figure again only for another target', () => {
    const over = { at: [0, 0] as const, heading: 0, far: null, choice: 1 };
    director.aim(over);
    arrive(0);
    const there = { ...director.rig.pose, turn: 77 };
    director.hand(there);
    expect(director.aim({ ...over, heading: 300 }), 'drags still aim the weapon').toBe(true);
    director.table(61, [800, 400]);
    arrive(500);
    expect(director.rig.pose.turn, 'the camera stays where the player put it').toBe(77);
    expect(director.aim({ ...over, choice: 2 }), 'another target moves the camera again').toBe(true);
    arrive(1_000);
    expect(director.rig.pose.turn).toBe(0);
    director.hand(there);
    director.aim(null);
    expect(director.rig.pose, 'after aiming, the camera stays where the player put it').toEqual(there);
    director.aim(over);
    arrive(2_000);
    const behind = pose();
    director.use('free');
    director.aim(null);
    arrive(3_000);
    expect(pose(), 'in the mode `free` the camera stays').toEqual(behind);
    expect(director.aim(over)).toBe(false);
  });

  it('shakes at a blow, farther at a harder one, and comes to rest', () => {
    const shakes = (hard: number): number => {
      const one = new Director(false, onmove);
      one.shake(hard, 0);
      return Math.max(...[10, 20, 30, 40, 60].map((ms) => Math.hypot(...one.shaken(ms))));
    };
    expect(shakes(1)).toBeGreaterThan(shakes(0.3));
    director.shake(1, 0);
    expect(director.shaken(1_000)).toEqual([0, 0]);
    const still = new Director(true, onmove);
    still.shake(1, 0);
    expect(still.shaken(20)).toEqual([0, 0]);
  });
});

describe('the side from which the camera looks at a line of fire', () => {
  it('is the one nearer to the camera', () => {
    expect(beside(0, 50)).toBe(62);
    expect(beside(0, -50)).toBe(-62);
  });

  it('is the other one if a thing would hide the place', () => {
    const near = (turn: number, far = 10, tall = 9): Hider => ({
      at: spot([Math.sin((turn * Math.PI) / 180) * far, -Math.cos((turn * Math.PI) / 180) * far]),
      wide: 3,
      tall,
    });
    expect(beside(0, 40, [0, 0], [near(62)])).toBe(-62);
    expect(beside(0, -40, [0, 0], [near(-62)])).toBe(62);
    expect(beside(0, 40, [0, 0], [near(62, 30)]), 'a low thing far from the place does not hide it').toBe(62);
    expect(beside(0, 40, [0, 0], [near(62, 30, 25)]), 'a tower there hides the place').toBe(-62);
  });
});
