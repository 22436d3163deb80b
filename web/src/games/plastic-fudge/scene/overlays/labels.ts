import {
  CanvasTexture,
  Group,
  LinearFilter,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Vector3,
} from 'three';
import type { Label } from './shapes';

/** The height of a line of text in its texture, in pixels. */
const high = 44;

/** If more labels than this have been drawn, the ones that are not shown are freed. */
const kept = 60;

/** The height of a line of text on the screen, in pixels. */
const lineHeight = 20;

type Seen = { x: number; y: number };

/**
 * The share of a label that lies to the left of its place, or for the other axis above its place. It is
 * `wanted`, or near an edge the share that keeps the label inside the picture. If the place is outside the
 * picture, or the label is larger than the picture, it is always `wanted`. All lengths are pixels.
 */
export function inside(wanted: number, at: number, size: number, picture: number): number {
  if (at < 0 || at > picture || size > picture) return wanted;
  return Math.min(Math.max(wanted, (at + size - picture) / size), at / size);
}

/** `down` is the share of the plate that lies below its place: none, a half, or all of it. */
type Plate = { material: SpriteMaterial; wide: number; lines: number; down: number };

/** A rectangle of the picture, in pixels: left, top, right, bottom. */
type Box = readonly [number, number, number, number];

/** How far a label that yields may be shifted down, in its own heights. */
const shifts = [0, 1, 2, 3];

/** Whether two rectangles overlap. */
export const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/**
 * Draws the text of a label on a dark plate, line by line. Returns null if the browser cannot draw on a
 * canvas.
 */
function plate({
  text,
  colour,
  plate: fill,
}: Label): { texture: CanvasTexture; wide: number; lines: number } | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const lines = text.split('\n');
  const font = `700 ${high * 0.62}px system-ui, sans-serif`;
  pen.font = font;
  canvas.width = Math.ceil(Math.max(...lines.map((line) => pen.measureText(line).width)) + high * 0.6);
  canvas.height = high * lines.length;
  pen.font = font;
  pen.fillStyle = fill ?? 'rgba(18, 22, 26, .86)';
  pen.beginPath();
  pen.roundRect(0, 0, canvas.width, canvas.height, high * 0.3);
  pen.fill();
  pen.fillStyle = colour ?? '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  lines.forEach((line, n) => pen.fillText(line, canvas.width / 2, high * (n + 0.54)));
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  return { texture, wide: canvas.width / high, lines: lines.length };
}

const nameOf = ({ text, colour, plate: fill, above, below }: Label): string =>
  [text, colour, fill, above, below].join();

/** Texts that face the camera and keep their size on the screen. */
export class Labels {
  readonly group = new Group();
  private readonly plates = new Map<string, Plate>();
  private shown: { sprite: Sprite; plate: Plate; yields: boolean }[] = [];

  /** Replaces all labels. `z` gives the height of each label, in inches. */
  show(labels: readonly Label[], z: (label: Label) => number): void {
    this.group.clear();
    this.shown = [];
    for (const label of labels) {
      const made = this.plates.get(nameOf(label)) ?? this.make(label);
      if (!made) continue;
      const sprite = new Sprite(made.material);
      sprite.position.set(label.at[0], z(label), -label.at[1]);
      sprite.renderOrder = 20;
      this.group.add(sprite);
      this.shown.push({ sprite, plate: made, yields: label.yields ?? false });
    }
    this.letGo();
  }

  private make(label: Label): Plate | null {
    const drawn = plate(label);
    if (!drawn) return null;
    const { texture: map, wide, lines } = drawn;
    const made = {
      material: new SpriteMaterial({
        map,
        depthTest: false,
        depthWrite: false,
        transparent: true,
        sizeAttenuation: false,
      }),
      wide,
      lines,
      down: label.above ? 0 : label.below ? 1 : 0.5,
    };
    this.plates.set(nameOf(label), made);
    return made;
  }

  /** Frees labels that are not shown, if many have been drawn. */
  private letGo(): void {
    if (this.plates.size <= kept) return;
    const shown = new Set(this.shown.map(({ plate }) => plate));
    for (const [name, plate] of this.plates) {
      if (shown.has(plate)) continue;
      plate.material.map?.dispose();
      plate.material.dispose();
      this.plates.delete(name);
    }
  }

  /**
   * Keeps the size of all labels on the screen, and keeps them inside the picture. `unit` is the number of
   * pixels that a scale of 1 covers. `seen` gives where a point of the scene is on the screen, in pixels from
   * the upper left corner. A label that yields is shifted down, or else left out, where it would lie on
   * another one. It is never shifted out of the picture.
   */
  fit(unit: number, seen: (at: Vector3) => Seen | null, [width, height]: readonly [number, number]): void {
    const tall = lineHeight / unit;
    const taken: Box[] = [];
    // Labels that yield come last. A sort keeps the order of equal ones.
    const all = this.shown.toSorted((one, other) => Number(one.yields) - Number(other.yields));
    for (const { sprite, plate, yields } of all) {
      sprite.scale.set(tall * plate.wide, tall * plate.lines, 1);
      const at = seen(sprite.position);
      const { down } = plate;
      const [wide, high] = [lineHeight * plate.wide, lineHeight * plate.lines];
      sprite.center.set(
        at ? inside(0.5, at.x, wide, width) : 0.5,
        at ? 1 - inside(1 - down, at.y, high, height) : down,
      );
      if (!at) continue;
      const [left, top] = [at.x - wide * sprite.center.x, at.y - high * (1 - sprite.center.y)];
      const boxAt = (shift: number): Box => [left, top + shift * high, left + wide, top + (shift + 1) * high];
      const fits = (shift: number): boolean => shift === 0 || boxAt(shift)[3] <= height;
      const free = (shift: number): boolean =>
        fits(shift) && !taken.some((other) => overlaps(boxAt(shift), other));
      const shift = yields ? shifts.find(free) : 0;
      sprite.visible = shift !== undefined;
      if (shift === undefined) continue;
      sprite.center.y += shift;
      taken.push(boxAt(shift));
    }
  }

  dispose(): void {
    for (const { material } of this.plates.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }
}
