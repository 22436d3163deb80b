/** How a scene is to be drawn. */
export type CanvasPlan = {
  /** Whether the address asks for the plainest picture. */
  low: boolean;
  reducedMotion: boolean;
  /** The device has taken the picture away, or given it back. */
  onlost: () => void;
  onback: () => void;
};

/** Where the foot and the head of a thing are drawn, in CSS pixels from the upper left corner of the canvas. */
export type Ends = readonly [foot: { x: number; y: number }, head: { x: number; y: number }];
