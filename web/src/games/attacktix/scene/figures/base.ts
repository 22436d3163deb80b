import {
  CircleGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Vector2,
  type BufferGeometry,
} from 'three';
import { seatLook } from '../../../../parts/seats';
import type { Card } from '../api';
import type { Materials, Paint } from '../materials';
import { radiusOf, thickOf } from './build';

const font = 'system-ui, "Noto Sans", sans-serif';

/** What is printed on a base. */
export type Print = { window: string | null; owner: string };

/** Paints a speed number as the wheel shows it. A red one has a rounder frame and a line under the number. */
export function speedPlate(
  pen: CanvasRenderingContext2D,
  window: string | null,
  wide: number,
  tall: number,
): void {
  const red = window?.endsWith('r') ?? false;
  const text = window ? window.slice(0, -1) : '?';
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
 * The top of a base: the serial number, the owner's mark, and the window. The window is there twice, so that
 * players can read it from both sides.
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

/** Paints the owner's mark around the origin. */
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

/** The label on the front: points, class and name. */
const label =
  (card: Card): Paint =>
  (pen, width, height) => {
    pen.fillStyle = '#f4efe2';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#1d1b19';
    pen.font = `700 ${height * 0.62}px ${font}`;
    pen.textBaseline = 'middle';
    pen.textAlign = 'center';
    pen.fillText(`${card.points}  ${card.class}  ${card.name}`, width / 2, height * 0.53, width * 0.94);
  };

/** The shapes of bases, which figures share. */
export class BaseShapes {
  private readonly made = new Map<string, BufferGeometry>();

  private once(name: string, make: () => BufferGeometry): BufferGeometry {
    const found = this.made.get(name) ?? make();
    this.made.set(name, found);
    return found;
  }

  constructor(private readonly materials: Materials) {}

  /** The body of a base without what is printed on it. */
  body(card: Card, owner: string, dim: boolean): Group {
    const [radius, thick] = [radiusOf(card), thickOf(card)];
    const [group, look] = [new Group(), seatLook(owner)];
    const round = this.materials.quality === 'high' ? 40 : 20;
    const body = this.once(
      `body ${radius} ${thick}`,
      () =>
        new LatheGeometry(
          [
            [0, 0],
            [radius, 0],
            [radius, thick * 0.3],
            [radius * 0.965, thick * 0.42],
            [radius * 0.965, thick * 0.88],
            [radius * 0.92, thick],
            [0, thick],
          ].map(([x = 0, y = 0]) => new Vector2(x, y)),
          round,
        ),
    );
    const ring = this.once(`ring ${radius} ${thick}`, () =>
      new CylinderGeometry(radius * 1.012, radius * 1.012, thick * 0.32, round, 1, true).translate(
        0,
        thick * 0.16,
        0,
      ),
    );
    const halo = this.once(`halo ${radius}`, () =>
      new RingGeometry(radius * 0.9, radius + 0.55, round).rotateX(-Math.PI / 2).translate(0, 0.05, 0),
    );
    const glow = new Mesh(
      halo,
      this.materials.once(
        `halo ${owner} ${dim}`,
        () =>
          new MeshBasicMaterial({
            color: dim ? look.lo : look.main,
            transparent: true,
            opacity: dim ? 0.5 : 0.85,
            depthWrite: false,
          }),
      ),
    );
    glow.userData['flat'] = true;
    group.add(glow);
    group.add(new Mesh(body, this.materials.plain(dim ? look.lo : look.main, 0.45)));
    group.add(new Mesh(ring, this.materials.plain(dim ? '#55534f' : look.hi, 0.4)));
    if (this.materials.quality === 'high') {
      const strip = this.once(`strip ${radius} ${thick}`, () =>
        new CylinderGeometry(radius * 0.975, radius * 0.975, thick * 0.42, 16, 1, true, -0.8, 1.6).translate(
          0,
          thick * 0.65,
          0,
        ),
      );
      group.add(
        new Mesh(
          strip,
          this.materials.printed(`label ${card.type} ${card.points} ${card.name}`, 512, 64, label(card)),
        ),
      );
    }
    return group;
  }

  /** What is printed on the top of a base. */
  top(card: Card, print: Print): Mesh {
    const [radius, thick] = [radiusOf(card), thickOf(card)];
    const disc = this.once(`top ${radius} ${thick}`, () =>
      new CircleGeometry(radius * 0.93, 40).rotateX(-Math.PI / 2).translate(0, thick + 0.012, 0),
    );
    const size = this.materials.quality === 'high' ? 256 : 128;
    return new Mesh(
      disc,
      this.materials.printed(
        `top ${print.window} ${print.owner} ${card.serial}`,
        size,
        size,
        top(card, print),
      ),
    );
  }

  dispose(): void {
    for (const geometry of this.made.values()) geometry.dispose();
  }
}
