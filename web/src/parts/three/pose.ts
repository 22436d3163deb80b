// How a camera looks at a plane. The unit of length is the game's own.

/** A place on the plane of the table: x and y. */
export type Flat = readonly [number, number];
/** A place in space: x and y on the plane, z upwards. */
export type Point = readonly [number, number, number];
/** A ray from a point in a direction of length 1. */
export type Ray = { from: Point; way: Point };

/**
 * The pose of a camera that looks at `at` from the distance `far`. `turn` and `tilt` are in degrees. `turn`
 * is 0 where y points upwards on the screen, and grows as the camera moves around counter-clockwise. `tilt`
 * is 0 from straight above.
 */
export type Pose = { at: Flat; far: number; turn: number; tilt: number };

/** The opening of the camera from bottom to top, in degrees. */
export const opening = 24;
/** Half the height of the visible area at a distance of 1. */
export const half = Math.tan((opening * Math.PI) / 360);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The three directions of a pose: to the right, upwards on the screen, and into it. */
function axes({ turn, tilt }: Pose): { right: Point; up: Point; into: Point } {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [ct, st] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return { right: [c, s, 0], up: [-s * ct, c * ct, st], into: [-s * st, c * st, -ct] };
}

export function eye(pose: Pose): Point {
  const { into } = axes(pose);
  return [pose.at[0] - into[0] * pose.far, pose.at[1] - into[1] * pose.far, -into[2] * pose.far];
}

/** The upward direction of a pose on the screen. */
export const upward = (pose: Pose): Point => axes(pose).up;

/** The ray through a point of a screen of the given size. */
export function rayAt(pose: Pose, x: number, y: number, width: number, height: number): Ray {
  const { right, up, into } = axes(pose);
  const across = ((x / width) * 2 - 1) * half * (width / height);
  const upwards = (1 - (y / height) * 2) * half;
  const way = [0, 1, 2].map((i) => into[i as 0] + right[i as 0] * across + up[i as 0] * upwards);
  const long = Math.hypot(...way);
  return { from: eye(pose), way: [(way[0] ?? 0) / long, (way[1] ?? 0) / long, (way[2] ?? 0) / long] };
}

/** The place of a point in space on a screen; null behind the eye. */
export function seenAt(
  pose: Pose,
  point: Point,
  width: number,
  height: number,
): { x: number; y: number } | null {
  const { right, up, into } = axes(pose);
  const from = eye(pose);
  const away = [point[0] - from[0], point[1] - from[1], point[2] - from[2]] as const;
  const dot = (axis: Point): number => axis[0] * away[0] + axis[1] * away[1] + axis[2] * away[2];
  const deep = dot(into);
  if (deep <= 0.01) return null;
  const scale = height / 2 / (half * deep);
  return { x: width / 2 + dot(right) * scale, y: height / 2 - dot(up) * scale };
}

/** The pose at a share of the way from `a` to `b`. It turns the shorter way round. */
export function blend(a: Pose, b: Pose, share: number): Pose {
  const mix = (one: number, two: number): number => one + (two - one) * share;
  const turn = ((((b.turn - a.turn) % 360) + 540) % 360) - 180;
  const at: Flat = [mix(a.at[0], b.at[0]), mix(a.at[1], b.at[1])];
  return { at, far: mix(a.far, b.far), turn: a.turn + turn * share, tilt: mix(a.tilt, b.tilt) };
}
