import { Group, Sprite, SpriteMaterial, Vector3, type Camera } from 'three';
import { seatLook } from '../../../../parts/seats';
import { half } from '../../../../parts/three/pose';
import { shownBy } from '../../describe/star';
import { mark, speedPlate } from '../figures/base';
import { isMaster } from '../figures/build';
import type { Materials } from '../materials';
import { long } from '../units';
import type { Card, SceneFigure, Spot } from '../api';
import type { Label } from './draw';
import { apart } from './plates';

/** The height of the picture of a sign, in pixels. */
const pixels = 48;
/** The distance between two lines of a text in its picture, in pixels. */
const between = 36;
/** The width of the picture of a Speed with its owner's mark, in pixels. */
const numberWide = 104;
const font = '700 30px system-ui, "Noto Sans", "Noto Sans KR", sans-serif';

/** A sign in the scene. It disappears once a centimetre of the table covers more than `until` pixels. */
export type Shown = {
  sprite: Sprite;
  wide: number;
  tall: number;
  until: number;
  hidden: boolean;
  /** Where the sprite is tied to its place, from 0, its lower edge, to 1; null if nothing moves the sign. */
  tied: number | null;
};

/** How far a sign hangs under its place, in heights of the sign. */
const hung = 1.7;
const spot = new Vector3();

/**
 * Shows small signs that face the camera and keep their size on the screen: words, Speeds, locks and shields.
 */
export class Signs {
  readonly group = new Group();
  private readonly numbers = new Group();
  private readonly words = new Group();
  private shown: Shown[] = [];
  private count = 0;

  constructor(private readonly materials: Materials) {
    this.group.add(this.numbers, this.words);
  }

  private material(
    name: string,
    wide: number,
    paint: (pen: CanvasRenderingContext2D) => void,
    high = pixels,
  ): SpriteMaterial {
    return this.materials.once(`sprite ${name}`, () => {
      const map = this.materials.picture(`sprite ${name}`, wide, high, paint);
      return new SpriteMaterial({
        ...(map ? { map } : {}),
        depthTest: false,
        depthWrite: false,
        transparent: true,
        sizeAttenuation: false,
      });
    });
  }

  private add(
    to: Group,
    material: SpriteMaterial,
    at: Spot,
    high: number,
    wide: number,
    tall: number,
    until = Infinity,
  ): Shown {
    const sprite = new Sprite(material);
    sprite.position.set(long(at[0]), high, long(at[1]));
    sprite.renderOrder = 20;
    to.add(sprite);
    const shown: Shown = { sprite, wide, tall, until, hidden: false, tied: null };
    this.shown.push(shown);
    return shown;
  }

  /** Hides all signs except the Speeds of figures, or shows them again. */
  veil(hidden: boolean): void {
    this.words.visible = !hidden;
  }

  /** Removes all signs. */
  begin(): void {
    this.numbers.clear();
    this.words.clear();
    this.shown = [];
    this.count = 0;
  }

  /**
   * Adds a short text on a dark plate, or on one in the colour of its seat. The text may have several lines.
   * One of one or two characters has a smaller plate.
   */
  say({ at, text, high, seat, below = false }: Label): void {
    const look = seat === undefined ? null : seatLook(seat);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return;
    pen.font = font;
    const lines = text.split('\n');
    const wide = Math.ceil(Math.max(...lines.map((line) => pen.measureText(line).width)) + 28);
    const full = pixels + (lines.length - 1) * between;
    const paint = (plate: CanvasRenderingContext2D): void => {
      plate.fillStyle = look?.main ?? 'rgba(16, 20, 26, .86)';
      plate.beginPath();
      plate.roundRect(0, 0, wide, full, 14);
      plate.fill();
      plate.fillStyle = look?.on ?? '#ffffff';
      plate.font = font;
      plate.textAlign = 'center';
      plate.textBaseline = 'middle';
      lines.forEach((line, n) => plate.fillText(line, wide / 2, pixels * 0.54 + n * between));
    };
    const material = this.material(`${text} ${seat}`, wide, paint, full);
    const scale = (text.length > 2 ? 22 : 16) / pixels;
    const shown = this.add(this.words, material, at, high, scale * wide, scale * full);
    // A name is drawn over the numbers of figures beside it.
    if (text.length <= 3) return;
    shown.sprite.renderOrder = 21;
    shown.tied = below ? hung : 0.5;
  }

  /** Adds the Speed of a figure with its owner's mark. It is visible while the base is too small to read. */
  number(at: Spot, words: SceneFigure, card: Card): Shown {
    const shown = this.add(
      this.numbers,
      this.window(shownBy(card, words), words.controller),
      at,
      0.4,
      (16 * numberWide) / pixels,
      16,
      isMaster(card) ? 8 : 13,
    );
    shown.sprite.center.set(0.5, 1.25);
    shown.sprite.renderOrder = 18 - (this.count += 1) * 0.001;
    return shown;
  }

  /** Changes the Speed that a sign shows. */
  renumber(shown: Shown, window: string | null, owner: string): void {
    shown.sprite.material = this.window(window, owner);
  }

  private window(window: string | null, owner: string): SpriteMaterial {
    const plate = 60;
    return this.material(`window ${window} ${owner}`, numberWide, (pen) => {
      pen.translate(pixels * 0.46, pixels / 2);
      mark(pen, owner, pixels * 0.84);
      pen.translate(numberWide - plate / 2 - pixels * 0.46, 0);
      speedPlate(pen, window, plate, pixels);
    });
  }

  /** Adds a lock above a figure that may not move. */
  lock(at: Spot, high: number): void {
    const material = this.material('lock', pixels, (pen) => {
      [pen.strokeStyle, pen.lineWidth] = ['#f4e3b0', 5];
      pen.beginPath();
      pen.arc(24, 20, 10, Math.PI, 0);
      pen.moveTo(14, 20);
      pen.lineTo(14, 26);
      pen.moveTo(34, 20);
      pen.lineTo(34, 26);
      pen.stroke();
      pen.fillStyle = '#7a5a1c';
      pen.beginPath();
      pen.roundRect(8, 23, 32, 22, 5);
      pen.fill();
      pen.stroke();
    });
    this.add(this.words, material, at, high, 22, 22);
  }

  /** Adds a shield above a protected figure. */
  shield(at: Spot, high: number): void {
    const material = this.material('shield', pixels, (pen) => {
      pen.fillStyle = '#12324a';
      pen.strokeStyle = '#8fe0ff';
      pen.lineWidth = 4;
      pen.beginPath();
      pen.moveTo(24, 3);
      pen.quadraticCurveTo(33, 9, 43, 9);
      pen.quadraticCurveTo(43, 34, 24, 45);
      pen.quadraticCurveTo(5, 34, 5, 9);
      pen.quadraticCurveTo(15, 9, 24, 3);
      pen.fill();
      pen.stroke();
    });
    this.add(this.words, material, at, high, 24, 24);
  }

  /**
   * Keeps all signs at the same size on a canvas of this size in pixels, and keeps texts whole in the
   * picture and apart. `centimetre` is the number of pixels that a centimetre of the table covers. Speeds
   * shrink if this number is small.
   */
  fit(size: readonly [number, number], centimetre: number, camera: Camera): void {
    const [, height] = size;
    this.spread(size, camera);
    const unit = (2 * half) / height;
    for (const { sprite, wide, tall, until, hidden } of this.shown) {
      sprite.visible = centimetre < until && !hidden;
      const scale = until < Infinity ? unit * Math.min(1, Math.max(0.66, centimetre / 5)) : unit;
      sprite.scale.set(wide * scale, tall * scale, 1);
    }
  }
  /** Moves the texts so that each is whole in the picture and covers no other. */
  private spread(size: readonly [number, number], camera: Camera): void {
    const texts = this.shown.filter(({ tied }) => tied !== null);
    const plates = texts.map(({ sprite, wide, tall, tied }) => {
      const { x, y, z } = spot.copy(sprite.position).project(camera);
      const [across, down] = [((x + 1) / 2) * size[0], ((1 - y) / 2) * size[1]];
      // Behind the camera a place has no point on the screen.
      return { x: z < 1 ? across : -1, y: down + (tied ?? 0) * tall, wide, tall };
    });
    const shifts = apart(plates, size);
    texts.forEach(({ sprite, wide, tall, tied }, i) => {
      const [across, down] = shifts[i] ?? [0, 0];
      sprite.center.set(0.5 - across / wide, (tied ?? 0) + down / tall);
    });
  }
}
