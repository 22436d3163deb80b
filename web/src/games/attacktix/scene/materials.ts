import {
  CanvasTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { Quality } from './api';
import type { Coat } from './sculpt';

/** Paints a picture for a surface. */
export type Paint = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

/** All materials and pictures of a scene; each is made when it is first asked for. */
export class Materials {
  private readonly made = new Map<string, Material>();
  private readonly pictures = new Map<string, CanvasTexture | null>();
  /** The materials whose meshes are drawn together. */
  readonly joined = new Set<Material>();

  /** `room` is what metal and glass reflect; null for no reflections. */
  constructor(
    readonly quality: Quality,
    private readonly room: Texture | null,
  ) {}

  /** Returns the material with this name. The first call makes the material. */
  once<M extends Material>(name: string, make: () => M): M {
    const found = this.made.get(name) as M | undefined;
    if (found) return found;
    const made = make();
    this.made.set(name, made);
    return made;
  }

  /** The material of a sculpted part. */
  coat(coat: Coat): Material {
    const material = this.once(coat, () => this.mixed(coat));
    this.joined.add(material);
    return material;
  }

  private mixed(coat: Coat): Material {
    if (coat === 'glow') return new MeshBasicMaterial({ vertexColors: true });
    const clear =
      coat === 'glass' ? { transparent: true, opacity: 0.88, flatShading: true, emissive: '#202428' } : {};
    if (!this.room) {
      const [shininess, sheen] = { metal: [46, '#5c5648'], matte: [20, '#1f1f22'], glass: [70, '#8a97a0'] }[
        coat
      ] as [number, string];
      return new MeshPhongMaterial({
        vertexColors: true,
        ...clear,
        opacity: 1,
        transparent: false,
        shininess,
        specular: sheen,
      });
    }
    const sheen = { metal: [0.72, 0.34, 0.85], matte: [0, 0.62, 0.6], glass: [0.15, 0.1, 1.1] }[coat] as [
      number,
      number,
      number,
    ];
    return new MeshPhysicalMaterial({
      vertexColors: true,
      ...clear,
      metalness: sheen[0],
      roughness: sheen[1],
      envMap: this.room,
      envMapIntensity: sheen[2],
      // The gloss of moulded plastic and of its paint.
      clearcoat: coat === 'matte' ? 0.4 : 0.2,
      clearcoatRoughness: 0.32,
    });
  }

  /** The translucent material of a sculpted part that hides something. */
  veil(coat: Coat): Material {
    return this.once(`veil ${coat}`, () => {
      const material = this.coat(coat).clone();
      material.transparent = true;
      material.opacity = 0.36;
      material.depthWrite = false;
      return material;
    });
  }

  /** The translucent material of a ghost, in one colour. */
  ghost(colour: string): Material {
    return this.once(
      `ghost ${colour}`,
      () =>
        new MeshLambertMaterial({
          color: colour,
          emissive: colour,
          emissiveIntensity: 0.35,
          transparent: true,
          opacity: 0.55,
        }),
    );
  }

  /** The ring on the ground around a figure. */
  halo(colour: string, opacity: number): Material {
    const material = this.once(
      `halo ${colour} ${opacity}`,
      () => new MeshBasicMaterial({ color: colour, transparent: true, opacity, depthWrite: false }),
    );
    this.joined.add(material);
    return material;
  }

  /** A plain surface of one colour. */
  plain(colour: string, rough = 0.7, metal = 0): Material {
    return this.once(`plain ${colour} ${rough} ${metal}`, () =>
      this.room
        ? new MeshStandardMaterial({
            color: colour,
            roughness: rough,
            metalness: metal,
            envMap: this.room,
            envMapIntensity: 0.6,
          })
        : new MeshLambertMaterial({ color: colour }),
    );
  }

  /** A lit surface with a picture. */
  printed(name: string, width: number, height: number, paint: Paint): Material {
    return this.once(`printed ${name}`, () => {
      const map = this.picture(name, width, height, paint);
      return new MeshLambertMaterial(map ? { map } : { color: '#666666' });
    });
  }

  /** A translucent picture on a surface; null if the browser cannot paint. */
  overprint(name: string, wide: number, paint: Paint): Material | null {
    const map = this.picture(name, wide, wide, paint);
    return (
      map && this.once(name, () => new MeshLambertMaterial({ map, transparent: true, depthWrite: false }))
    );
  }

  /** A flat, translucent material with colours in its vertices. `above` is drawn over everything else. */
  sheet(above = false): MeshBasicMaterial {
    return this.once(
      `sheet ${above}`,
      () =>
        new MeshBasicMaterial({
          vertexColors: true,
          transparent: true,
          depthWrite: false,
          depthTest: !above,
          side: DoubleSide,
        }),
    );
  }

  /** A painted picture; null if the browser cannot paint. */
  picture(name: string, width: number, height: number, paint: Paint): CanvasTexture | null {
    const found = this.pictures.get(name);
    if (found !== undefined) return found;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    if (!pen) {
      this.pictures.set(name, null);
      return null;
    }
    paint(pen, width, height);
    const picture = new CanvasTexture(canvas);
    picture.colorSpace = SRGBColorSpace;
    picture.magFilter = LinearFilter;
    picture.minFilter = LinearMipmapLinearFilter;
    picture.anisotropy = this.quality === 'high' ? 8 : 2;
    this.pictures.set(name, picture);
    return picture;
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    for (const picture of this.pictures.values()) picture?.dispose();
  }
}
