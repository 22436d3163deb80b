import type { BufferGeometry } from 'three';
import type { Spot } from '../api';
import { Sheet } from '../overlays/sheet';

/**
 * The strokes of each digit, as corners on a grid 2 wide and 4 high: `03` is at the left edge, 3 above the
 * foot.
 */
const digits = [
  '00 20 24 04 00',
  '03 14 10',
  '04 24 22 02 00 20',
  '04 24 20 00,02 22',
  '04 02 22,24 20',
  '24 04 02 22 20 00',
  '24 04 00 20 22 02',
  '04 24 10',
  '00 20 24 04 00,02 22',
  '22 02 04 24 20',
] as const;
const ink = { colour: '#f6e3bd', opacity: 0.8 },
  thread = { colour: '#f3ecd2', opacity: 0.55 };
/** In inches: one step of the grid of digits, and the distance of the stitches from the edge of the cloth. */
const step = 0.17,
  hem = 0.4;

/**
 * Writes a number with its middle at a place. The last argument is the direction to the top of the digits.
 */
function write(sheet: Sheet, number: number, [x, y]: Spot, [ux, uy]: Spot): void {
  const text = String(number);
  [...text].forEach((letter, i) => {
    const from = (i - (text.length - 1) / 2) * 3 - 1;
    const at = (corner: string): Spot => {
      const [r, u] = [(from + Number(corner[0])) * step, (Number(corner[1]) - 2) * step];
      return [x + uy * r + ux * u, y - ux * r + uy * u];
    };
    for (const line of (digits[Number(letter)] ?? '').split(','))
      sheet.ribbon(line.split(' ').map(at), 0.09, ink);
  });
}

/**
 * The stitched hem of the playmat, and a ruler on the wooden edge around it: a mark for every inch, a longer
 * one every 3 inches, and the number every 6. `high` is the height of the wood.
 */
export function markings([w, d]: Spot, high: number): BufferGeometry {
  const sheet = new Sheet(([x, y]) => (x < 0 || y < 0 || x > w || y > d ? high : 0), 0.012);
  const corners: Spot[] = [
    [hem, hem],
    [w - hem, hem],
    [w - hem, d - hem],
    [hem, d - hem],
    [hem, hem],
  ];
  for (let i = 1; i < corners.length; i += 1)
    sheet.ribbon([corners[i - 1] as Spot, corners[i] as Spot], 0.1, thread, 0.4);
  const sides: readonly [long: number, at: (along: number, out: number) => Spot, up: Spot][] = [
    [w, (along, out) => [along, -out], [0, 1]],
    [w, (along, out) => [along, d + out], [0, -1]],
    [d, (along, out) => [-out, along], [1, 0]],
    [d, (along, out) => [w + out, along], [-1, 0]],
  ];
  for (const [long, at, up] of sides) {
    for (let inch = 1; inch < long; inch += 1) {
      const far = inch % 3 === 0 ? 0.5 : 0.3;
      sheet.ribbon([at(inch, 0.08), at(inch, far)], inch % 6 === 0 ? 0.09 : 0.05, ink);
      if (inch % 6 === 0) write(sheet, inch, at(inch, 1), up);
    }
  }
  return sheet.build();
}
