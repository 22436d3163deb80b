import type { Look, Stance, UnitType } from '../api';
import type { P, Solid } from '../solid';
import { arm, arms, body, plus, type Frame, type Hat, type Legs } from './body';

/** Adds a rifle from its butt to its muzzle. */
function rifle(solid: Solid, butt: P, muzzle: P, thick = 0.06): void {
  const at = (share: number): P => plus(butt, plus(muzzle, butt, -1), share);
  solid
    .paint(0.82)
    .limb(butt, at(0.28), 0.11, 0.08)
    .limb(at(0.2), at(0.62), 0.085)
    .limb(at(0.55), muzzle, thick);
  solid.box(plus(at(0.42), [0, 0, -0.13]), [0.1, 0.07, 0.18]).paint(1);
}

/** The height at which a figure holds a weapon that points forwards, in inches: just above the shoulder. */
const level = ({ right }: Frame): number => right[2] + 0.06;

function aimed(solid: Solid, frame: Frame, long: number, thick?: number): void {
  const z = level(frame),
    x = frame.right[0];
  const y = -0.13;
  rifle(solid, [x - 0.08, y, z - 0.02], [x + long, y + 0.06, z], thick);
  arms(solid, frame, [x + 0.48, y + 0.06, z - 0.06], [x + 0.2, y - 0.02, z - 0.08]);
}

function commander(solid: Solid, frame: Frame): void {
  const { left, right, head } = frame;
  arm(solid, right, plus(right, [0.28, -0.1, 0]), plus(right, [0.6, -0.12, 0.1]));
  const hand = plus(right, [0.66, -0.12, 0.16]);
  solid
    .paint(0.8)
    .box(plus(hand, [0.12, 0, 0.04]), [0.4, 0.11, 0.11])
    .paint(1);
  arm(solid, left, plus(left, [0.2, 0.22, -0.02]), plus(head, [0.24, 0.13, -0.02]));
  binoculars(solid, frame);
}

function binoculars(solid: Solid, { head }: Frame): void {
  for (const y of [0.08, -0.08])
    solid
      .paint(0.7)
      .tube(plus(head, [0.13, y, 0]), plus(head, [0.4, y, 0]), 0.07, 0.1)
      .paint(1);
}

/** Adds a box with a tall aerial. */
function radioPack(solid: Solid, { back, away }: Frame): void {
  const at = plus(back, away, 0.22);
  solid.paint(0.9).box(at, away[2] > 0 ? [0.55, 0.44, 0.3] : [0.32, 0.5, 0.6]);
  const foot = plus(at, away[2] > 0 ? [-0.2, 0.16, 0.1] : [-0.04, 0.18, 0.25]);
  const tip = plus(foot, away[2] > 0 ? [-0.5, 0.05, 0.9] : [-0.42, 0.12, 1.15]);
  solid.paint(0.8).limb(foot, tip, 0.05, 0.03).ball(tip, 0.1).paint(1);
}

function radioman(solid: Solid, frame: Frame): void {
  const { left, right, head } = frame;
  radioPack(solid, frame);
  arm(solid, right, plus(right, [0.2, -0.2, 0]), plus(head, [0.1, -0.2, -0.06]));
  solid
    .paint(0.8)
    .limb(plus(head, [0.02, -0.24, 0.08]), plus(head, [0.2, -0.22, -0.14]), 0.075)
    .paint(1);
  arm(solid, left, plus(left, [0.22, 0.12, -0.2]), plus(left, [0.5, 0.02, -0.16]));
  solid
    .paint(0.8)
    .box(plus(left, [0.62, 0.02, -0.08]), [0.32, 0.1, 0.1])
    .paint(1);
}

function grenadier(solid: Solid, frame: Frame): void {
  const { left, right } = frame;
  if (frame.stance === 'prone') {
    arm(solid, right, plus(right, [-0.1, -0.32, 0.12]), plus(right, [-0.22, -0.42, 0.42]));
    solid
      .paint(0.8)
      .ball(plus(right, [-0.26, -0.44, 0.58]), 0.17)
      .paint(1);
  } else {
    const hand = plus(right, [-0.42, -0.3, 0.62]);
    arm(solid, right, plus(right, [-0.22, -0.34, 0.2]), hand);
    solid
      .paint(0.8)
      .ball(plus(hand, [-0.04, 0, 0.15]), 0.17)
      .tube(plus(hand, [-0.04, 0, 0.28]), plus(hand, [-0.04, 0, 0.38]), 0.06)
      .paint(1);
  }
  const held = plus(left, [0.3, 0.16, -0.3]);
  rifle(solid, plus(held, [0.06, -0.42, -0.1]), plus(held, [0.1, 0.62, 0.2]));
  arm(solid, left, plus(left, [0.05, 0.18, -0.24]), held);
}

function sniper(solid: Solid, frame: Frame): void {
  aimed(solid, frame, 1.2, 0.055);
  const z = level(frame),
    x = frame.right[0];
  solid.paint(0.7).limb([x + 0.2, -0.1, z + 0.14], [x + 0.55, -0.08, z + 0.14], 0.075);
  if (frame.stance === 'prone') {
    for (const y of [0.2, -0.32]) solid.limb([x + 0.9, -0.07, z], [x + 0.95, y, 0.05], 0.04);
    net(solid);
  }
  solid.paint(1);
}

/** Adds a ragged camouflage net over the back. */
function net(solid: Solid): void {
  const rags = Array.from({ length: 22 }, (_, i): [number, number] => {
    const angle = (i / 22) * 2 * Math.PI,
      far = i % 2 === 0 ? 1 : 0.78;
    return [-0.28 + Math.cos(angle) * 0.52 * far, Math.sin(angle) * 0.56 * far];
  });
  solid.paint(0.88).plate(rags, 0.22, 0.34).dome([-0.26, 0, 0.3], 0.34, 0.55);
}

function crawler(solid: Solid, frame: Frame): void {
  const z = frame.left[2] + 0.02;
  rifle(solid, [0.5, -0.62, z], [0.62, 0.8, z + 0.05]);
  arm(solid, frame.left, [0.2, 0.5, 0.16], [0.58, 0.34, z]);
  arm(solid, frame.right, [0.24, -0.5, 0.16], [0.54, -0.28, z]);
}

/** Adds a plate on a pole, which the figure swings out to one side so that its body does not hide it. */
function minesweeper(solid: Solid, frame: Frame): void {
  const z = frame.right[2];
  const [hand, other]: [P, P] = [
    [0.2, -0.2, z - 0.34],
    [0.42, 0.1, z - 0.5 < 0.2 ? 0.25 : z - 0.5],
  ];
  const foot: P = [0.8, 0.72, 0.14];
  solid.paint(0.8).limb(plus(hand, [-0.3, -0.08, 0.16]), foot, 0.055);
  solid.tube([0.8, 0.74, 0.06], [0.8, 0.74, 0.15], 0.42).ring([0.8, 0.74, 0.16], 0.27, 0.05).paint(1);
  arms(solid, frame, other, hand);
  solid
    .paint(0.85)
    .box(plus(frame.back, [0.02, 0.3, -0.28]), [0.26, 0.16, 0.28])
    .paint(1);
}

/**
 * Adds a stout tube on a round plate beside the man. A Trooper who does not lie holds a shell over the tube.
 */
function mortar(solid: Solid, frame: Frame): void {
  solid
    .paint(0.85)
    .tube([0.36, 0.4, 0.06], [0.36, 0.4, 0.13], 0.46)
    .tube([0.32, 0.4, 0.12], [0.72, 0.44, 1.24], 0.22, 0.25);
  solid.paint(0.45).tube([0.715, 0.44, 1.23], [0.725, 0.44, 1.25], 0.19).paint(0.8);
  for (const y of [0.78, 0.06]) solid.limb([0.58, 0.42, 0.86], [0.9, y, 0.06], 0.05);
  solid.paint(1);
  const shell = plus(frame.right, [0.52, 0.3, 0.56]);
  if (frame.stance === 'prone') arms(solid, frame, [0.4, 0.2, 0.3], [0.4, -0.2, 0.3]);
  else {
    arm(solid, frame.right, plus(frame.right, [0.3, -0.1, 0.12]), shell);
    solid
      .paint(0.75)
      .limb(plus(shell, [0.02, 0.05, -0.06]), plus(shell, [0.08, 0.08, 0.26]), 0.15, 0.05)
      .paint(1);
    arm(solid, frame.left, plus(frame.left, [0.06, 0.16, -0.16]), [0.36, 0.34, 0.56]);
  }
}

/** Adds a long gun on three legs behind a wide shield: a T seen from above, and a board seen from behind. */
function fiftyCal(solid: Solid, frame: Frame): void {
  const z = frame.stance === 'prone' ? 0.42 : 0.72;
  solid.paint(0.8);
  for (const foot of [
    [0.86, 0.46, 0.06],
    [0.86, -0.46, 0.06],
    [0.02, 0, 0.06],
  ] as P[])
    solid.limb([0.48, 0, z - 0.08], foot, 0.055);
  solid
    .box([0.46, 0, z + 0.04], [0.56, 0.2, 0.22])
    .limb([0.7, 0, z + 0.05], [1.5, 0, z + 0.05], 0.07)
    .tube([1.36, 0, z + 0.05], [1.56, 0, z + 0.05], 0.12);
  for (const y of [0.4, -0.4]) solid.box([0.74, y, z + 0.16], [0.1, 0.6, 0.62]);
  solid
    .box([0.44, 0.3, z + 0.02], [0.3, 0.3, 0.26])
    .box([0.44, 0.16, z + 0.16], [0.18, 0.22, 0.06])
    .paint(1);
  arms(solid, frame, [0.16, 0.12, z + 0.04], [0.16, -0.12, z + 0.04]);
}

function bazooka(solid: Solid, frame: Frame): void {
  const z = frame.right[2] + 0.24,
    y = -0.27;
  solid
    .paint(0.85)
    .tube([-0.7, y, z - 0.02], [0.98, y, z + 0.04], 0.13)
    .tube([-0.92, y, z - 0.03], [-0.66, y, z - 0.02], 0.25, 0.13);
  solid
    .tube([0.9, y, z + 0.035], [1.06, y, z + 0.04], 0.13, 0.2)
    .box([0.36, y, z - 0.16], [0.08, 0.08, 0.2])
    .paint(1);
  arms(solid, frame, [0.5, y + 0.1, z - 0.1], [0.26, y - 0.02, z - 0.18]);
}

function flamethrower(solid: Solid, frame: Frame): void {
  const { back, away } = frame;
  for (const y of [0.19, -0.19]) {
    const at = plus(plus(back, away, 0.2), [0, y, 0]);
    const along: P = away[2] > 0 ? [1, 0, 0] : [0, 0, 1];
    solid.paint(0.85).limb(plus(at, along, -0.26), plus(at, along, 0.3), 0.19);
  }
  const z = frame.right[2] - (frame.stance === 'prone' ? 0 : 0.26);
  solid.limb([0.05, -0.26, z], [0.86, -0.16, z], 0.075).tube([0.84, -0.16, z], [1.1, -0.15, z], 0.09, 0.17);
  solid
    .paint(0.7)
    .limb(plus(back, [-0.1, -0.36, -0.2]), [0.08, -0.36, z - 0.12], 0.05)
    .limb([0.08, -0.36, z - 0.12], [0.3, -0.24, z], 0.05)
    .paint(1);
  arms(solid, frame, [0.56, -0.14, z + 0.02], [0.24, -0.26, z - 0.03]);
}

function bfg(solid: Solid, frame: Frame): void {
  const z = frame.right[2] - (frame.stance === 'prone' ? -0.02 : 0.22),
    y = -0.34;
  solid
    .paint(0.85)
    .box([-0.12, y, z], [0.62, 0.36, 0.36])
    .tube([0.1, y, z], [0.86, y, z], 0.17)
    .tube([0.82, y, z], [1.16, y, z], 0.2, 0.3);
  for (const x of [0.3, 0.52, 0.74]) solid.ring([x, y, z], 0.25, 0.06, [0, Math.PI / 2, 0]);
  solid.ball([-0.14, y, z + 0.22], 0.17).paint(1);
  arms(solid, frame, [0.44, y + 0.2, z + 0.12], [0.08, y + 0.04, z - 0.18]);
}

type Gear = { stance: Stance; hat: Hat; legs?: Legs; hold: (solid: Solid, frame: Frame) => void };
const gears: Readonly<Partial<Record<UnitType, Gear>>> = {
  basic: { stance: 'standing', hat: 'helmet', hold: (solid, frame) => aimed(solid, frame, 0.92) },
  commander: { stance: 'standing', hat: 'cap', hold: commander },
  radioman: { stance: 'kneeling', hat: 'helmet', hold: radioman },
  grenadier: { stance: 'standing', hat: 'helmet', hold: grenadier },
  sniper: { stance: 'prone', hat: 'hood', legs: 'straight', hold: sniper },
  crawler: { stance: 'prone', hat: 'helmet', legs: 'crawling', hold: crawler },
  minesweeper: { stance: 'standing', hat: 'phones', hold: minesweeper },
  mortar: { stance: 'kneeling', hat: 'helmet', hold: mortar },
  'fifty-cal': { stance: 'kneeling', hat: 'helmet', hold: fiftyCal },
  bazooka: { stance: 'standing', hat: 'helmet', hold: bazooka },
  flamethrower: { stance: 'standing', hat: 'mask', hold: flamethrower },
  bfg: { stance: 'standing', hat: 'phones', hold: bfg },
};

/** The pose of a Trooper, or the usual pose of its type if it has none of its own. */
export const poseOf = (look: Look): Stance => look.stance ?? gears[look.type]?.stance ?? 'standing';

/** Adds the model of a Trooper. Returns false, and adds nothing, if the Unit is a Vehicle. */
export function trooper(solid: Solid, look: Look): boolean {
  const gear = gears[look.type];
  if (!gear) return false;
  const stance = poseOf(look);
  const frame = body(solid, stance, gear.hat, gear.legs);
  gear.hold(solid, frame);
  if (look.radio && look.type !== 'radioman') radioPack(solid, frame);
  if (look.spotter && look.type !== 'commander') binoculars(solid, frame);
  return true;
}
