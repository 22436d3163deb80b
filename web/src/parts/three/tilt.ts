/**
 * The tilt of a camera on a wide picture and on an upright one, in degrees from straight above. With the tilt
 * of a wide picture, the table would be a narrow strip on an upright one.
 */
const wide = 65,
  upright = 44;
/**
 * A picture is upright if its width is at most this share of its height. From this share to a square picture,
 * the tilt grows from `upright` to `wide`.
 */
const slim = 0.7;

/** The tilt of a camera that looks from the table's edge, for a picture of this size. */
export function tiltOf([width, height]: readonly [number, number]): number {
  const share = Math.min(1, Math.max(0, (width / height - slim) / (1 - slim)));
  return upright + (wide - upright) * share;
}
