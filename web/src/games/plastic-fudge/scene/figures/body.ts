import type { Stance } from '../api';
import type { P, Solid } from '../solid';

/** The points of a body to which gear is attached. */
export type Frame = {
  stance: Stance;
  /** The shoulders. */
  left: P;
  right: P;
  head: P;
  /** The middle of the back, and the direction away from it. */
  back: P;
  away: P;
};

/** What a figure wears on the head. */
export type Hat = 'helmet' | 'cap' | 'phones' | 'hood' | 'mask';

const plus = (a: P, b: P, times = 1): P => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
export { plus };

/** Adds a leg with a boot, bent at the knee. */
function leg(solid: Solid, hip: P, knee: P, foot: P, toe: P): void {
  solid.limb(hip, knee, 0.15, 0.12).limb(knee, foot, 0.12, 0.1).limb(foot, toe, 0.11, 0.09);
}

/** Adds a head with its hat. */
function head(solid: Solid, at: P, hat: Hat): void {
  solid.ball(at, 0.165);
  const crown: P = plus(at, [-0.01, 0, 0.03]);
  if (hat === 'helmet' || hat === 'mask') {
    solid.dome(crown, 0.235, 0.95);
    solid.tube(plus(crown, [0, 0, -0.03]), plus(crown, [0, 0, 0.02]), 0.285, 0.24);
  }
  if (hat === 'mask') solid.tube(plus(at, [0.1, 0, -0.03]), plus(at, [0.26, 0, -0.1]), 0.08);
  if (hat === 'cap') {
    solid.tube(plus(crown, [0, 0, 0.02]), plus(crown, [0, 0, 0.12]), 0.18, 0.2);
    solid.tube(plus(crown, [-0.01, 0, 0.12]), plus(crown, [-0.04, 0, 0.2]), 0.32, 0.27);
    solid.box(plus(crown, [0.2, 0, 0.04]), [0.2, 0.26, 0.04]);
  }
  if (hat === 'phones') {
    solid
      .dome(crown, 0.17, 1)
      .ball(plus(at, [0, 0.18, 0]), 0.1)
      .ball(plus(at, [0, -0.18, 0]), 0.1);
    solid.ring(plus(at, [0, 0, 0]), 0.2, 0.045, [0, Math.PI / 2, 0]);
  }
  if (hat === 'hood') {
    solid
      .dome(plus(crown, [-0.02, 0, 0]), 0.22, 1.1)
      .tube(plus(crown, [0, 0, -0.06]), plus(crown, [0, 0, 0.03]), 0.34, 0.2);
  }
}

/** Adds the trunk between hip and neck, and the shoulders. */
function trunk(solid: Solid, hip: P, neck: P, left: P, right: P): void {
  solid.limb(hip, plus(neck, plus(hip, neck, -1), 0.2), 0.2, 0.21).limb(left, right, 0.13);
}

function standing(solid: Solid, hat: Hat): Frame {
  leg(solid, [0, 0.13, 0.88], [0.17, 0.2, 0.5], [0.12, 0.22, 0.14], [0.32, 0.26, 0.1]);
  leg(solid, [0, -0.13, 0.88], [-0.08, -0.2, 0.48], [-0.24, -0.23, 0.14], [-0.06, -0.3, 0.1]);
  trunk(solid, [0, 0, 0.92], [0.06, 0, 1.4], [0.05, 0.25, 1.38], [0.03, -0.25, 1.38]);
  head(solid, [0.1, 0, 1.66], hat);
  return {
    stance: 'standing',
    left: [0.05, 0.25, 1.38],
    right: [0.03, -0.25, 1.38],
    head: [0.1, 0, 1.66],
    back: [-0.14, 0, 1.2],
    away: [-1, 0, 0],
  };
}

function kneeling(solid: Solid, hat: Hat): Frame {
  leg(solid, [-0.1, 0.14, 0.5], [0.36, 0.26, 0.52], [0.32, 0.26, 0.14], [0.52, 0.3, 0.1]);
  leg(solid, [-0.1, -0.14, 0.5], [0, -0.26, 0.14], [-0.58, -0.36, 0.14], [-0.72, -0.44, 0.1]);
  trunk(solid, [-0.12, 0, 0.54], [-0.02, 0, 1], [-0.02, 0.25, 0.98], [-0.04, -0.25, 0.98]);
  head(solid, [0.03, 0, 1.26], hat);
  return {
    stance: 'kneeling',
    left: [-0.02, 0.25, 0.98],
    right: [-0.04, -0.25, 0.98],
    head: [0.03, 0, 1.26],
    back: [-0.22, 0, 0.8],
    away: [-1, 0, 0],
  };
}

/** How the legs of a prone figure lie. */
export type Legs = 'spread' | 'straight' | 'crawling';

function prone(solid: Solid, hat: Hat, legs: Legs): Frame {
  if (legs === 'crawling') {
    leg(solid, [-0.32, 0.12, 0.2], [-0.22, 0.55, 0.17], [-0.62, 0.6, 0.12], [-0.72, 0.66, 0.1]);
    leg(solid, [-0.32, -0.12, 0.2], [-0.66, -0.2, 0.14], [-0.98, -0.16, 0.12], [-1.06, -0.22, 0.1]);
  } else {
    const wide = legs === 'spread' ? 1 : 0.35;
    for (const side of [wide, -wide]) {
      leg(
        solid,
        [-0.32, Math.sign(side) * 0.12, 0.2],
        [-0.62, side * 0.28, 0.14],
        [-0.9, side * 0.45, 0.12],
        [-0.98, side * 0.58, 0.1],
      );
    }
  }
  const left: P = [0.12, 0.26, 0.3],
    right: P = [0.12, -0.26, 0.3];
  trunk(solid, [-0.3, 0, 0.22], [0.14, 0, 0.32], left, right);
  head(solid, [0.34, 0, 0.48], hat);
  return { stance: 'prone', left, right, head: [0.34, 0, 0.48], back: [-0.08, 0, 0.42], away: [0, 0, 1] };
}

/** Adds a pack with a rolled blanket on the back, and a flask at the hip. */
function pack(solid: Solid, { back, away }: Frame): void {
  const flat = away[2] > 0;
  const at = plus(back, away, 0.1);
  const roll = plus(at, flat ? [0.2, 0, 0.06] : [-0.05, 0, 0.2]);
  const hip = plus(back, flat ? [-0.2, -0.2, -0.06] : [0.04, -0.2, -0.3]);
  solid
    .paint(0.84)
    .box(at, flat ? [0.36, 0.34, 0.16] : [0.18, 0.34, 0.36])
    .paint(1.06)
    .limb(plus(roll, [0, 0.2, 0]), plus(roll, [0, -0.2, 0]), 0.085)
    .paint(0.8)
    .ball(hip, 0.11)
    .paint(1);
}

/** Adds a body in a stance, and returns where gear is attached. */
export function body(solid: Solid, stance: Stance, hat: Hat = 'helmet', legs: Legs = 'spread'): Frame {
  const stances = { prone, kneeling, standing };
  const frame = stances[stance](solid, hat, legs);
  if (hat === 'helmet') pack(solid, frame);
  return frame;
}

/** Adds an arm from a shoulder over an elbow to a hand. */
export function arm(solid: Solid, shoulder: P, elbow: P, hand: P): void {
  solid.limb(shoulder, elbow, 0.115, 0.1).limb(elbow, hand, 0.1, 0.085).ball(hand, 0.105);
}

/** Adds both arms, from the shoulders to the given places of the hands. */
export function arms(solid: Solid, frame: Frame, left: P, right: P): void {
  const bend = (shoulder: P, hand: P, out: number): P => {
    const half: P = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2, (shoulder[2] + hand[2]) / 2];
    return plus(half, frame.stance === 'prone' ? [0, out * 1.2, -0.06] : [-0.06, out, -0.16]);
  };
  arm(solid, frame.left, bend(frame.left, left, 0.1), left);
  arm(solid, frame.right, bend(frame.right, right, -0.1), right);
}
