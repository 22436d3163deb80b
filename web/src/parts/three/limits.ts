// The limits of the camera over a table.

/** Below this width in pixels a table has its status and tools above the picture, as `TableLayout` says. */
export const narrowTable = 768;

/**
 * `rim` is the visible width around the table, `high` the height of what stands on it, and `nearest` the
 * least distance of the camera. A picture of figures shows at least `least` units, and `room` units around
 * them. `foot` is the share of a narrow picture, at its lower edge, over which long prompts lie. A narrow
 * picture may have limits of its own in `slim`, and a least tilt in degrees.
 */
export type Limits = { rim: number; nearest: number } & Extra;
type Extra = { high?: number; least?: number; room?: number; foot?: number; slim?: Around };
type Around = { least?: number; room?: number; tilt?: number };

/** Returns the limits of its own that a picture of this size has; null for a wide picture. */
export const slimOf = ({ slim }: Limits, [wide]: readonly [number, number]): Around | null =>
  wide < narrowTable ? (slim ?? null) : null;
