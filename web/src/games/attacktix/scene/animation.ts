import type { SceneSound, Spot } from './api';
import type { World } from './world';

/**
 * A thing that may hide a place from the camera. `wide` is its radius and `tall` its height, in centimetres.
 */
export type Hider = { at: Spot; wide: number; tall: number };
/**
 * Where the camera should look. The picture shows `span` centimetres around the place `at`. `along` is the
 * heading from the attacker to the place `blow` that will be hit, and `crowd` lists the things that may hide
 * that place.
 */
export type Focus = { at: Spot; span: number; along?: number; blow?: Spot; crowd?: readonly Hider[] };

/** Plays the sounds of an animation and shakes the camera. `loud` and `hard` are from 0 to 1. */
export type Effects = { sound: (name: SceneSound, loud: number) => void; shake: (hard: number) => void };

/**
 * Something that the scene shows over time. `at` shows a moment, in milliseconds at full speed. No call may
 * go back in time.
 */
export interface Animation {
  readonly ms: number;
  at: (ms: number) => void;
  focus?: (ms: number) => Focus | null;
  /** Shows the last moment. Called when the animation is over or the player skips it. */
  end: () => void;
}

/** Makes an animation when the one before it has ended; null if there is nothing to show. */
export type MakeAnimation = (world: World, effects: Effects) => Animation | null;

/** Maps a share of the time to a share of the way, with a slow start and a slow end. */
export const ease = (share: number): number => share * share * (3 - 2 * share);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
