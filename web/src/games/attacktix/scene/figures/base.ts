import {
  CircleGeometry,
  CylinderGeometry,
  Mesh,
  PlaneGeometry,
  RingGeometry,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { seatLook } from '../../../../parts/seats';
import type { Card } from '../api';
import type { Materials, Paint } from '../materials';
import { Sculpt, type Cast } from '../sculpt';
import { radiusOf, scaleOf, thickOf } from './build';

const font = 'system-ui, "Noto Sans", sans-serif';

/**
 * The parts of the print on a base that can change: the window of the wheel, with a star if its special
 * window is surely white, and the owner's colours.
 */
export type Print = { window: string | null; owner: string };

/**
 * Paints a Speed as the window of a wheel shows it. A red Speed has a rounder frame and is underlined. A star
 * behind it says that the special window is white.
 */
export function speedPlate(
  pen: CanvasRenderingContext2D,
  window: string | null,
  wide: number,
  tall: number,
): void {
  const red = window?.includes('r') ?? false;
  const text = window ? window.replace(/[rw]/, '').replace('*', '★') : '?';
  pen.fillStyle = red ? '#3a0d0d' : '#0e1216';
  pen.strokeStyle = red ? '#ff6a5c' : '#ffffff';
  pen.lineWidth = tall * 0.07;
  pen.beginPath();
  const [x, y, cut] = [wide / 2 - pen.lineWidth, tall / 2 - pen.lineWidth, tall * (red ? 0.28 : 0)];
  if (red) pen.roundRect(-x, -y, x * 2, y * 2, cut);
  else pen.roundRect(-x, -y, x * 2, y * 2, tall * 0.1);
  pen.fill();
  pen.stroke();
  pen.fillStyle = red ? '#ff7468' : '#ffffff';
  pen.font = `800 ${tall * 0.74}px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, tall * 0.05, wide * 0.82);
  if (red) pen.fillRect(-wide * 0.2, tall * 0.36, wide * 0.4, tall * 0.06);
}

/**
 * Returns the painter for the top of a base: the serial number, the owner's mark, and the window twice, so
 * that players can read it from both sides.
 */
function top(card: Card, { window, owner }: Print): Paint {
  return (pen, size) => {
    const look = seatLook(owner);
    const middle = size / 2;
    pen.fillStyle = look.lo;
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = '#26282d';
    pen.beginPath();
    pen.arc(middle, middle, size * 0.465, 0, Math.PI * 2);
    pen.fill();
    pen.translate(middle, middle);
    for (const side of [0, Math.PI]) {
      pen.save();
      pen.rotate(side);
      pen.translate(0, size * 0.325);
      speedPlate(pen, window, size * 0.4, size * 0.26);
      pen.restore();
      pen.save();
      pen.rotate(side + Math.PI / 2);
      pen.translate(0, size * 0.36);
      if (side === 0) {
        pen.fillStyle = look.hi;
        pen.font = `700 ${size * 0.13}px ${font}`;
        pen.textAlign = 'center';
        pen.textBaseline = 'middle';
        pen.fillText(`№${card.serial}`, 0, 0, size * 0.34);
      } else mark(pen, owner, size * 0.2);
      pen.restore();
    }
  };
}

/** Paints the owner's mark, `size` pixels wide, around the origin. */
export function mark(pen: CanvasRenderingContext2D, owner: string, size: number): void {
  if (typeof Path2D === 'undefined') return;
  const look = seatLook(owner);
  pen.save();
  pen.scale(size / 24, size / 24);
  pen.translate(-12, -12);
  const path = new Path2D(look.shape);
  pen.fillStyle = look.main;
  pen.strokeStyle = look.hi;
  pen.lineWidth = 2.4;
  pen.fill(path);
  pen.stroke(path);
  pen.restore();
}

/**
 * The layout of the picture with everything that is printed on a figure. The top of the base is uppermost,
 * then come the label and the flag. The top is 256 units wide.
 */
const sheet = { wide: 256, tall: 400, label: 44, flag: [70, 98] } as const;

/** Paints the label on the front of the base: points, class and name. */
function label(pen: CanvasRenderingContext2D, card: Card): void {
  pen.fillStyle = '#f4efe2';
  pen.fillRect(0, 0, sheet.wide, sheet.label);
  pen.fillStyle = '#1d1b19';
  pen.font = `700 ${sheet.label * 0.6}px ${font}`;
  [pen.textBaseline, pen.textAlign] = ['middle', 'center'];
  const text = `${card.points}  ${card.class}  ${card.name}`;
  pen.fillText(text, sheet.wide / 2, sheet.label * 0.53, sheet.wide * 0.94);
}

/**
 * Paints the flag: class and serial number in the owner's colours, with a golden border for leaders and
 * captains.
 */
function flag(pen: CanvasRenderingContext2D, card: Card, owner: string): void {
  const [look, [wide, tall]] = [seatLook(owner), sheet.flag];
  pen.fillStyle = look.main;
  pen.fillRect(0, 0, wide, tall);
  [pen.strokeStyle, pen.lineWidth] = [ranked(card) ? '#ffd978' : look.lo, 8];
  pen.strokeRect(4, 4, wide - 8, tall - 8);
  pen.fillStyle = look.on;
  [pen.textBaseline, pen.textAlign] = ['middle', 'center'];
  pen.font = `900 58px ${font}`;
  pen.fillText(card.class, wide / 2, tall * 0.36, wide * 0.8);
  pen.font = `800 32px ${font}`;
  pen.fillText(String(card.serial), wide / 2, tall * 0.76, wide * 0.8);
}

const ranked = (card: Card): boolean => card.class === 'L' || card.class === 'C' || card.class === 'M';

/** Returns the painter of everything that is printed on a figure. */
const prints =
  (card: Card, print: Print): Paint =>
  (pen, wide) => {
    pen.scale(wide / sheet.wide, wide / sheet.wide);
    pen.save();
    top(card, print)(pen, sheet.wide, sheet.wide);
    pen.restore();
    pen.translate(0, sheet.wide);
    label(pen, card);
    pen.translate(0, sheet.label);
    flag(pen, card, print.owner);
  };

/**
 * Returns the measures of the flag behind a figure, in centimetres: its pole, its lower edge and its size.
 */
function flagOf(card: Card): { x: number; z: number; low: number; wide: number; tall: number; pole: number } {
  const [radius, size] = [radiusOf(card), scaleOf(card)];
  const low = (card.class === 'L' ? 7.2 : card.class === 'C' ? 6.4 : 5.6) * size;
  return { x: radius * 0.52, z: -radius * 0.76, low, wide: 1.5 * size, tall: 2.1 * size, pole: 0.09 * size };
}

/**
 * Makes a geometry show a rectangle of the picture. `x` and `y` are the rectangle's upper left corner, in
 * units of the picture.
 */
function onSheet(geometry: BufferGeometry, x: number, y: number, wide: number, tall: number): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1)
    uv.setXY(i, (x + uv.getX(i) * wide) / sheet.wide, 1 - (y + (1 - uv.getY(i)) * tall) / sheet.tall);
  return geometry;
}

/** Makes the bases of figures and the prints on them. Figures share equal shapes. */
export class BaseShapes {
  private readonly made = new Map<string, BufferGeometry>();
  private readonly casts = new Map<string, Cast>();

  constructor(private readonly materials: Materials) {}

  private once(name: string, make: () => BufferGeometry): BufferGeometry {
    const found = this.made.get(name) ?? make();
    this.made.set(name, found);
    return found;
  }

  /** Returns the base and the flag of a figure without their prints. `dim` is for a figure that has acted. */
  body(card: Card, owner: string, dim: boolean): Cast {
    const name = `${radiusOf(card)} ${card.class} ${owner} ${dim}`;
    const found = this.casts.get(name);
    if (found) return found;
    const [radius, thick, look, pole] = [radiusOf(card), thickOf(card), seatLook(owner), flagOf(card)];
    const sculpt = new Sculpt(this.materials.quality === 'high' ? 20 : 10);
    const outline: [number, number][] = [
      [radius * 0.965, thick * 0.34],
      [radius * 0.965, thick * 0.88],
      [radius * 0.92, thick],
      [0, thick],
    ];
    sculpt.of('matte', dim ? look.lo : look.main).lathe([[0, 0], [radius * 0.9, 0], ...outline]);
    sculpt.of('matte', dim ? '#55534f' : look.hi).lathe([
      [radius, 0],
      [radius, thick * 0.28],
      [radius * 0.965, thick * 0.34],
    ]);
    const { x, z, low, wide, tall } = pole;
    sculpt
      .of('metal', ranked(card) ? '#e3b04a' : '#8b8f98')
      .tube([x, thick, z], [x, low + tall + pole.pole, z], pole.pole, pole.pole, 6)
      .ball([x, low + tall + pole.pole * 2, z], pole.pole * 2);
    sculpt.of('matte', look.main).box([x + wide / 2, low + tall / 2, z], [wide, tall, 0.05]);
    const cast = sculpt.cast();
    this.casts.set(name, cast);
    return cast;
  }

  /** Makes the ring on the ground around a base, in the owner's colour. */
  halo(card: Card, owner: string, dim: boolean): Mesh {
    const radius = radiusOf(card);
    const ring = this.once(`halo ${radius}`, () =>
      new RingGeometry(radius * 0.9, radius + 0.55, 32)
        .rotateX(-Math.PI / 2)
        .translate(0, 0.05, 0)
        .toNonIndexed(),
    );
    return new Mesh(ring, this.materials.halo(seatLook(owner)[dim ? 'lo' : 'main'], dim ? 0.5 : 0.85));
  }

  /** Makes the print on the top of a base, on its front, and on both sides of the flag. */
  print(card: Card, print: Print): Mesh {
    const [radius, thick] = [radiusOf(card), thickOf(card)];
    const shape = this.once(`print ${radius} ${card.class}`, () => {
      const { x, z, low, wide, tall } = flagOf(card);
      const disc = new CircleGeometry(radius * 0.93, 32).rotateX(-Math.PI / 2).translate(0, thick + 0.012, 0);
      const strip = new CylinderGeometry(
        radius * 0.975,
        radius * 0.975,
        thick * 0.46,
        12,
        1,
        true,
        -0.8,
        1.6,
      );
      const cloth = (turn: number, out: number): BufferGeometry =>
        new PlaneGeometry(wide, tall).rotateY(turn).translate(x + wide / 2, low + tall / 2, z + out);
      const from = sheet.wide + sheet.label;
      return mergeGeometries([
        onSheet(disc, 0, 0, sheet.wide, sheet.wide),
        onSheet(strip.translate(0, thick * 0.62, 0), 0, sheet.wide, sheet.wide, sheet.label),
        onSheet(cloth(0, 0.04), 0, from, ...sheet.flag),
        onSheet(cloth(Math.PI, -0.04), 0, from, ...sheet.flag),
      ]);
    });
    const size = this.materials.quality === 'high' ? 1 : 0.5;
    const name = `${print.window} ${print.owner} ${card.serial} ${card.class} ${card.points} ${card.name}`;
    return new Mesh(
      shape,
      this.materials.printed(name, sheet.wide * size, sheet.tall * size, prints(card, print)),
    );
  }

  dispose(): void {
    for (const geometry of this.made.values()) geometry.dispose();
    for (const cast of this.casts.values()) for (const geometry of Object.values(cast)) geometry.dispose();
  }
}
