/** What a scene needs to know before it draws on a canvas. */
export type CanvasPlan = {
  /** The quality that the URL asks for; null lets the device decide. */
  quality: 'low' | 'high' | null;
  reducedMotion: boolean;
  /** Called when the browser has lost the WebGL context; `onback` is called when it can draw again. */
  onlost: () => void;
  onback: () => void;
};

/**
 * Where the foot and the head of a thing are drawn, in CSS pixels from the upper left corner of the canvas.
 */
export type Ends = readonly [foot: { x: number; y: number }, head: { x: number; y: number }];
