import type { SoundName, Spot } from './api';
import type { World } from './world';

/** Where the camera should look: a place, centimetres around it, along which heading, where it will hit, and who may hide that. */
export type Focus = { at: Spot; span: number; along?: number; blow?: Spot; crowd?: readonly Spot[] };

/** What a show tells while it runs. `loud` is 0 to 1; it also shakes the camera. */
export type Effects = { sound: (name: SoundName, loud: number) => void; shake: (hard: number) => void };

/** Something that is shown over time. `at` may be asked for any later moment, in milliseconds at full speed. */
export interface Animation {
  readonly ms: number;
  at: (ms: number) => void;
  focus?: (ms: number) => Focus | null;
  /** It is over, or was skipped. */
  end: () => void;
}

/** Makes a show when its turn has come; null where there is nothing to show. */
export type MakeAnimation = (world: World, told: Effects) => Animation | null;

/** A slow start and a slow end. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
