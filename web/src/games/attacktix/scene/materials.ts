import {
  CanvasTexture,
  Color,
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

/** Paints a picture of this size, in pixels, for a surface. */
export type Paint = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

/** Figures are brighter than their colours by this factor, so that they stand out from the cloth. */
const lift = new Color().setScalar(1.55);

/** Makes the materials and pictures of a scene, each when it is first needed, and keeps them. */
export class Materials {
  private readonly made = new Map<string, Material>();
  private readonly pictures = new Map<string, CanvasTexture | null>();
  /** The materials whose meshes are joined and drawn in one call. */
  readonly joined = new Set<Material>();

  /** `room` is the picture that metal and glass reflect; null for no reflections. */
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

  /** Returns the material of a part of a figure. */
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
        color: lift,
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
      color: lift,
      ...clear,
      metalness: sheen[0],
      roughness: sheen[1],
      envMap: this.room,
      envMapIntensity: sheen[2],
      // The thin glossy layer of moulded plastic, or of the paint on it.
      clearcoat: coat === 'matte' ? 0.4 : 0.2,
      clearcoatRoughness: 0.32,
    });
  }

  /** Returns the material of a part of the terrain. It is matt, so that it differs from a figure. */
  matt(coat: Coat): Material {
    if (coat === 'glow') return this.coat(coat);
    const material = this.once(`matt ${coat}`, () => new MeshLambertMaterial({ vertexColors: true }));
    this.joined.add(material);
    return material;
  }

  /** Returns the translucent material for a part of the terrain that would hide something. */
  veil(coat: Coat): Material {
    return this.once(`veil ${coat}`, () => {
      const material = this.matt(coat).clone();
      material.transparent = true;
      material.opacity = 0.6;
      return material;
    });
  }

  /** Returns the translucent material of a ghost figure, in one colour. */
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

  /** Returns the material of the ring on the ground around a figure. */
  halo(colour: string, opacity: number): Material {
    const material = this.once(
      `halo ${colour} ${opacity}`,
      () => new MeshBasicMaterial({ color: colour, transparent: true, opacity, depthWrite: false }),
    );
    this.joined.add(material);
    return material;
  }

  /** Returns the material of a surface in one colour. */
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

  /** Returns the material of a lit surface with a picture, or with a grey if the browser cannot paint. */
  printed(name: string, width: number, height: number, paint: Paint): Material {
    return this.once(`printed ${name}`, () => {
      const map = this.picture(name, width, height, paint);
      return new MeshLambertMaterial(map ? { map } : { color: '#666666' });
    });
  }

  /** Returns the material of a translucent picture on a surface; null if the browser cannot paint. */
  overprint(name: string, wide: number, paint: Paint): Material | null {
    const map = this.picture(name, wide, wide, paint);
    return (
      map && this.once(name, () => new MeshLambertMaterial({ map, transparent: true, depthWrite: false }))
    );
  }

  /** Returns a translucent material without light, for vertex colours. With `above`, nothing hides it. */
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

  /** Returns a picture that `paint` paints once; null if the browser cannot paint. */
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
