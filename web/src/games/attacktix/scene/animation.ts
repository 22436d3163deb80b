import type { SceneSound, Spot } from './api';
import type { World } from './world';

/** What may hide a place: how far it reaches around where it stands, and how tall it is, in centimetres. */
export type Hider = { at: Spot; wide: number; tall: number };
/**
 * Where the camera should look: a place, centimetres around it, along which heading, where it will hit, and
 * what may hide that.
 */
export type Focus = { at: Spot; span: number; along?: number; blow?: Spot; crowd?: readonly Hider[] };

/** What is heard and felt while an animation runs. `loud` is 0 to 1; it also shakes the camera. */
export type Effects = { sound: (name: SceneSound, loud: number) => void; shake: (hard: number) => void };

/** Something that is shown over time. `at` may be asked for any later moment, in milliseconds at full speed. */
export interface Animation {
  readonly ms: number;
  at: (ms: number) => void;
  focus?: (ms: number) => Focus | null;
  /** It is over, or was skipped. */
  end: () => void;
}

/** Makes an animation when its turn has come; null where nothing is to be shown. */
export type MakeAnimation = (world: World, effects: Effects) => Animation | null;

/** A slow start and a slow end. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
