import {
  CanvasTexture,
  Group,
  LinearFilter,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Vector3,
} from 'three';
import { placeNames, type Box } from './beside';
import type { Spot } from '../api';
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
 * `wanted`, or near an edge the share that keeps the label inside the picture, even if its place lies outside.
 * If the whole label is outside, or larger than the picture, it is always `wanted`. All lengths are pixels.
 */
export function inside(wanted: number, at: number, size: number, picture: number): number {
  const from = at - wanted * size;
  if (from + size <= 0 || from >= picture || size > picture) return wanted;
  return Math.min(Math.max(wanted, (at + size - picture) / size), at / size);
}

/** `down` is the share of the plate that lies below its place: none, or a half. */
type Plate = { material: SpriteMaterial; wide: number; lines: number; down: number };

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

/** The size of a plate on the screen, in pixels. */
const sizeOf = ({ wide, lines }: Plate): [number, number] => [lineHeight * wide, lineHeight * lines];

/** A point of the picture as a rectangle; far outside the picture for no point. */
const around = (at: Seen | null): Box => (at ? [at.x, at.y, at.x, at.y] : [-1e6, -1e6, -1e6, -1e6]);

const nameOf = ({ text, colour, plate: fill, above }: Label): string => [text, colour, fill, above].join();

/** A label in the scene. */
type Shown = { sprite: Sprite; plate: Plate; label: Label };

/** A figure in the picture: its place on the table, and the rectangle that it covers. */
export type Body = { at: Spot; box: Box };

/** Texts that face the camera and keep their size on the screen. */
export class Labels {
  readonly group = new Group();
  private readonly plates = new Map<string, Plate>();
  private shown: Shown[] = [];
  /** The number of the place beside its figure that a name had last. */
  private readonly places = new Map<string, number>();

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
      this.shown.push({ sprite, plate: made, label });
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
      down: label.above ? 0 : 0.5,
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
   * the upper left corner. Names of figures stand beside their figures, and make way for other labels and for
   * the `bodies` of other figures.
   */
  fit(
    unit: number,
    seen: (at: Vector3) => Seen | null,
    picture: readonly [number, number],
    bodies: readonly Body[],
  ): void {
    const tall = lineHeight / unit;
    for (const { sprite, plate } of this.shown) sprite.scale.set(tall * plate.wide, tall * plate.lines, 1);
    const texts = this.shown
      .filter(({ label }) => !label.beside)
      .flatMap((one) => this.fitText(one, seen(one.sprite.position), picture));
    const names = this.shown.filter(({ label }) => label.beside);
    const owns = names.map(({ label: { at } }) => bodies.find((body) => body.at.join() === at.join())?.box);
    const placed = placeNames(
      names.map(({ sprite, plate, label }, n) => ({
        own: owns[n] ?? around(seen(sprite.position)),
        size: sizeOf(plate),
        must: !label.yields,
        was: this.places.get(nameOf(label)),
      })),
      bodies.map(({ box }) => box),
      texts,
      picture,
    );
    placed.forEach((place, n) => {
      const { sprite, plate, label } = names[n]!;
      const at = seen(sprite.position);
      sprite.visible = at !== null && place !== null;
      if (!at || !place) return;
      const [wide, high] = sizeOf(plate);
      sprite.center.set((at.x - place.box[0]) / wide, 1 - (at.y - place.box[1]) / high);
      this.places.set(nameOf(label), place.nth);
    });
  }

  /** Keeps a label that is no name of a figure inside the picture. Returns the rectangle that it covers. */
  private fitText(
    { sprite, plate }: Shown,
    at: Seen | null,
    [width, height]: readonly [number, number],
  ): Box[] {
    const { down } = plate;
    const [wide, high] = sizeOf(plate);
    sprite.center.set(
      at ? inside(0.5, at.x, wide, width) : 0.5,
      at ? 1 - inside(1 - down, at.y, high, height) : down,
    );
    if (!at) return [];
    const [left, top] = [at.x - wide * sprite.center.x, at.y - high * (1 - sprite.center.y)];
    return [[left, top, left + wide, top + high]];
  }

  dispose(): void {
    for (const { material } of this.plates.values()) {
      material.map?.dispose();
      material.dispose();
    }
  }
}
