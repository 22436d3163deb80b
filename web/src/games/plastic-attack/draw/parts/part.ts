import type { Body, Gear, Head, Look, Shape } from './look';

export type { Body, Gear, Head, Look, Shape };

/**
 * The paint of a part: one of the figure's three colours, its skin, or a fixed material. `shade` and `shine`
 * darken and lighten the parts below. `line` is a stroke without a filling.
 */
export type Paint =
  | 'main'
  | 'second'
  | 'accent'
  | 'skin'
  | 'metal'
  | 'gold'
  | 'rubber'
  | 'white'
  | 'glass'
  | 'glow'
  | 'ink'
  | 'blush'
  | 'shade'
  | 'shine'
  | 'line';

/** A part of a toy: an SVG path in one paint. `at` is the SVG transform that moves it to its place. */
export type Part = { paint: Paint; d: string; at?: string };

/** The parts that are drawn behind another part, and those in front of it. */
export type Sides = { back: Part[]; front: Part[] };

/** A place where other parts are attached, and their size there. */
export type Spot = { x: number; y: number; scale: number };

/**
 * A toy without headwear and gear: its layers, and the spots where these are attached. The origin is the
 * middle of the base, y grows downwards, and a figure is about 100 units high.
 */
export type Frame = {
  back: Part[];
  body: Part[];
  face: Part[];
  /** The hand. It is drawn over the gear that it holds. */
  hand: Part[];
  head: Spot;
  hold: Spot;
  wings: Spot;
  feet: Spot[];
  /** Whether hair grows on the head. */
  hair: boolean;
};

/** Moves parts from the origin to a spot, and scales them. */
export function put(parts: readonly Part[], spot: Spot): Part[] {
  const move = `translate(${n(spot.x)} ${n(spot.y)}) scale(${n(spot.scale, 100)})`;
  return parts.map((part) => ({ ...part, at: part.at ? `${move} ${part.at}` : move }));
}

/** Mirrors parts left to right. */
export function mirrored(parts: readonly Part[]): Part[] {
  return parts.map((part) => ({ ...part, at: part.at ? `scale(-1 1) ${part.at}` : 'scale(-1 1)' }));
}

/** Writes a number for a path, rounded to one part in `parts`: 10 means tenths. */
export function n(value: number, parts = 10): string {
  return String(Math.round(value * parts) / parts);
}

/** Returns the path of an ellipse. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}

/** Returns the path of a rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const q = Math.min(r, w / 2, h / 2);
  const corner = (dx: number, dy: number) => `a${n(q)} ${n(q)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return (
    `M${n(x + q)} ${n(y)}h${n(w - 2 * q)}${corner(q, q)}v${n(h - 2 * q)}${corner(-q, q)}` +
    `h${n(2 * q - w)}${corner(-q, -q)}v${n(2 * q - h)}${corner(q, -q)}Z`
  );
}

/** Returns the outline of a thick line with round ends. */
export function limb(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const r = width / 2;
  const ux = ((x2 - x1) / length) * r;
  const uy = ((y2 - y1) / length) * r;
  return (
    `M${n(x1 - uy)} ${n(y1 + ux)}A${n(r)} ${n(r)} 0 0 1 ${n(x1 + uy)} ${n(y1 - ux)}` +
    `L${n(x2 + uy)} ${n(y2 - ux)}A${n(r)} ${n(r)} 0 0 1 ${n(x2 - uy)} ${n(y2 + ux)}Z`
  );
}

/** Returns the path of a star whose first tip points up. `flat` scales its height. */
export function burst(x: number, y: number, outer: number, inner: number, tips: number, flat = 1): string {
  const points = Array.from({ length: tips * 2 }, (_, i) => {
    const angle = (i * Math.PI) / tips - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${n(x + r * Math.cos(angle))} ${n(y + flat * r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
