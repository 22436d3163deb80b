/** The tilt of a camera on a wide picture and on an upright one, where the table would be a narrow strip. */
const wide = 65,
  upright = 44;
/**
 * A picture is upright if its width is at most this share of its height. From there up to a square, the tilt
 * grows.
 */
const slim = 0.7;

/** How far a camera looks down a table from the edge, in degrees from straight above, on a picture of a size. */
export function tiltOf([width, height]: readonly [number, number]): number {
  const share = Math.min(1, Math.max(0, (width / height - slim) / (1 - slim)));
  return upright + (wide - upright) * share;
}
