import type { Aim, Card } from '../api';
import { turned } from '../units';
import { hingeOf, isMaster, type Build } from './build';

/**
 * The positions of a figure's joints. In radians: the `turn` of the body, the `raise` of the weapon, and
 * `knob`, the weapon's turn about its own axis. `out` and `high` are how far the weapon is moved ahead and
 * upwards, in centimetres.
 */
export type Stance = { turn: number; raise: number; out: number; high: number; knob: number };

const rest: Stance = { turn: 0, raise: 0, out: 0, high: 0, knob: 0 };
/**
 * Angles in radians: how far a slash is wound back, how far it swings past the middle, and how high the arm
 * of a throw ends.
 */
const wound = 2,
  swept = -0.8,
  lifted = 0.9;
/**
 * Returns the measures of a wound throwing arm, as in the simulation: its angle in radians, and the distance
 * from its hinge to its cross-bar in centimetres.
 */
const low = (master: boolean): { angle: number; tip: number } =>
  master ? { angle: -0.8, tip: 5.35 } : { angle: -0.75, tip: 4.35 };
/**
 * How far a throwing arm can be lowered, in hundredths of a degree, and how far its cross-bar then is above
 * the table, in centimetres.
 */
const fullDip = 1500,
  clear = 0.3;
/** How far a thrust moves the weapon ahead, in centimetres. */
const stroke = 3;

/** Mixes two stances: `share` is 0 for the first stance and 1 for the second. */
export function mixed(a: Stance, b: Stance, share: number): Stance {
  const mix = (one: number, two: number): number => one + (two - one) * share;
  return {
    turn: mix(a.turn, b.turn),
    raise: mix(a.raise, b.raise),
    out: mix(a.out, b.out),
    high: mix(a.high, b.high),
    knob: mix(a.knob, b.knob),
  };
}

/**
 * Returns the stance at rest. Weapons are held high, so that players see them from behind too. A thrusting
 * weapon that is spent stays out.
 */
export function atEase({ kind }: Build, spent = false): Stance {
  switch (kind) {
    case 'ranged':
      return { ...rest, raise: 0.35 };
    case 'slash':
      return { ...rest, raise: 1.2 };
    case 'throw':
      return { ...rest, raise: lifted };
    case 'jab':
      return spent ? { ...rest, out: stroke } : { ...rest, raise: 1.15, out: 0.2, high: 0.4 };
    case 'claw':
      return spent ? { ...rest, out: stroke } : { ...rest, raise: 0.75, out: 0.2, high: 0.3 };
  }
}

/** Returns the stance of a figure whose weapon is set and wound. */
export function aimed(card: Card, build: Build, aim: Aim): Stance {
  const set: Aim = { ...card.weapon.default, ...aim };
  const pull = (set.pull ?? 1000) / 1000;
  const turn = turned(set.yaw ?? 0);
  const high = set.height === undefined ? 0 : set.height / 10_000 - hingeOf(build.kind, isMaster(card))[1];
  switch (build.kind) {
    case 'ranged':
      return { ...rest, turn, raise: turned(set.pitch ?? 0) };
    case 'slash':
      return {
        ...rest,
        turn: turn + (set.dir === 'ccw' ? -1 : 1) * wound * pull,
        raise: turned(set.pitch ?? 0),
      };
    case 'throw':
      return {
        ...rest,
        turn,
        raise: lifted + (low(build.master).angle - turned(set.dip ?? 0) - lifted) * pull,
        high: -stoop(build.master, set.dip ?? 0),
      };
    case 'jab':
      return { ...rest, turn, high, out: -0.2 - pull * 0.7 };
    case 'claw':
      return { ...rest, turn, high, out: -0.2 - pull * 0.7, knob: turned(set.knob ?? 0) };
  }
}

/**
 * Returns how far a figure lowers the hinge of its throwing arm so that the arm can dip this far, in
 * centimetres.
 */
function stoop(master: boolean, dip: number): number {
  const { angle, tip } = low(master);
  const end = hingeOf('throw', master)[1] + Math.sin(angle - turned(dip)) * tip;
  return (Math.max(0, end - clear) * Math.min(dip, fullDip)) / fullDip;
}

/** Returns the stance after the spring has been released. */
export function struck(card: Card, build: Build, aim: Aim): Stance {
  const before = aimed(card, build, aim);
  const turn = turned(aim.yaw ?? card.weapon.default?.yaw ?? 0);
  switch (build.kind) {
    case 'ranged':
      return before;
    case 'slash':
      return { ...before, turn: turn + ((aim.dir ?? card.weapon.default?.dir) === 'ccw' ? -1 : 1) * swept };
    case 'throw':
      return { ...before, raise: lifted };
    case 'jab':
    case 'claw':
      return { ...before, out: stroke };
  }
}
