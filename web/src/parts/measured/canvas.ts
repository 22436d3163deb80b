/** How a scene is to be drawn. */
export type CanvasPlan = {
  /** Whether the address asks for the plainest picture. */
  low: boolean;
  reducedMotion: boolean;
  /** The device has taken the picture away, or given it back. */
  onlost: () => void;
  onback: () => void;
};
