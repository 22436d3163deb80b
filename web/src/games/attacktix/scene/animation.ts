import type { SceneSound, Spot } from './api';
import type { World } from './world';

/** Something that may hide a place: where it stands, how wide and how tall it is, in centimetres. */
export type Hider = { at: Spot; wide: number; tall: number };
/**
 * Where the camera should look: a place and the centimetres to show around it. `along` is the heading of the
 * line of fire, `blow` the place that will be hit, and `crowd` what may hide that place.
 */
export type Focus = { at: Spot; span: number; along?: number; blow?: Spot; crowd?: readonly Hider[] };

/** What is heard and felt during an animation. `loud` and `hard` are 0 to 1; `shake` shakes the camera. */
export type Effects = { sound: (name: SceneSound, loud: number) => void; shake: (hard: number) => void };

/**
 * Something shown over time. `at` shows a moment, in milliseconds at full speed. Each call must be for a
 * later moment than the call before.
 */
export interface Animation {
  readonly ms: number;
  at: (ms: number) => void;
  focus?: (ms: number) => Focus | null;
  /** Called when the animation is over or was skipped. */
  end: () => void;
}

/** Makes an animation when its turn has come; null if there is nothing to show. */
export type MakeAnimation = (world: World, effects: Effects) => Animation | null;

/** An easing with a slow start and a slow end. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
