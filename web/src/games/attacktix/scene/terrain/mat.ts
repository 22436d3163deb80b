// Paints the print of the play mat: a grid that fits the ruler at the edge, a compass rose, and darker edges.
import type { Paint } from '../materials';

/** How many units of the ruler lie between two lines of the grid. */
const apart = 5;

/** Paints a star with eight points around the origin. Every second point is shorter. */
function rose(pen: CanvasRenderingContext2D, size: number): void {
  for (const [turn, long] of [0.5, 1].flatMap((shift) =>
    [0, 1, 2, 3].map((n) => [n + shift, shift] as const),
  )) {
    pen.save();
    pen.rotate((turn * Math.PI) / 2);
    for (const [side, light] of [
      [-1, 0.34],
      [1, 0.16],
    ] as const) {
      pen.fillStyle = `rgb(236 226 200 / ${light})`;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(side * size * 0.12, -size * 0.17);
      pen.lineTo(0, -size * (long === 1 ? 0.86 : 0.55));
      pen.fill();
    }
    pen.restore();
  }
  [pen.strokeStyle, pen.lineWidth] = ['rgb(236 226 200 / 0.3)', size * 0.02];
  for (const far of [0.66, 0.95, 1]) {
    pen.beginPath();
    pen.arc(0, 0, size * far, 0, Math.PI * 2);
    pen.stroke();
  }
}

/** Returns the painter of a square mat that is `length` units of the ruler wide. */
export const matPrint =
  (length: number): Paint =>
  (pen, wide) => {
    const middle = wide / 2;
    const dusk = pen.createRadialGradient(middle, middle, wide * 0.3, middle, middle, wide * 0.72);
    dusk.addColorStop(0, 'rgb(8 14 26 / 0)');
    dusk.addColorStop(1, 'rgb(8 14 26 / 0.5)');
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, wide, wide);
    const step = (wide / length) * apart;
    pen.strokeStyle = 'rgb(226 232 240 / 0.13)';
    pen.lineWidth = 1.5;
    pen.beginPath();
    for (let at = step; at < wide; at += step) {
      pen.moveTo(at, 0);
      pen.lineTo(at, wide);
      pen.moveTo(0, wide - at);
      pen.lineTo(wide, wide - at);
    }
    pen.stroke();
    pen.translate(middle, middle);
    rose(pen, wide * 0.13);
  };
