import {
  Color,
  DataTexture,
  DoubleSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  Material,
  MeshBasicMaterial,
  type MeshBasicMaterialParameters,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
  Vector3,
} from 'three';
import type { Quality } from './api';
import { paint, tile, type Pattern } from './terrain/patterns';

/** The most holes that are drawn on one table. */
const most = 24;
const wide: Readonly<Partial<Record<Pattern, number>>> = {
  felt: 6,
  carpet: 8,
  roof: 4,
  stone: 4,
  planks: 4,
  wall: 4,
};

/** The inches that one tile of a pattern covers. */
export const spanOf = (pattern: Pattern): number => wide[pattern] ?? 8;

/** All materials and textures of a scene; each is made when it is first asked for. */
export class Materials {
  private readonly made = new Map<string, Material>();
  private readonly textures = new Map<Pattern, DataTexture>();
  /** Holes blown into Bases: `x`, `y` and radius. Fragments within them are not drawn. */
  private readonly holes = { value: Array.from({ length: most }, () => new Vector3(0, 0, -1)) };

  /** `room` is the surroundings that plastic and water reflect; null in low quality, without reflections. */
  constructor(
    readonly quality: Quality,
    private readonly room: Texture | null,
  ) {}

  private once<M extends Material>(key: string, make: () => M): M {
    const found = this.made.get(key) as M | undefined;
    if (found) return found;
    const made = make();
    this.made.set(key, made);
    return made;
  }

  /** Moulded plastic with a soft sheen. */
  plastic(): Material {
    return this.once('plastic', () =>
      this.room
        ? new MeshStandardMaterial({
            vertexColors: true,
            roughness: 0.46,
            envMap: this.room,
            envMapIntensity: 0.55,
          })
        : new MeshPhongMaterial({ vertexColors: true, shininess: 26, specular: new Color(0.12, 0.12, 0.12) }),
    );
  }

  /** Translucent plastic. */
  ghost(): Material {
    return this.once(
      'ghost',
      () =>
        new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.62, emissive: 0x222222 }),
    );
  }

  /** Painted terrain without a pattern. */
  solid(): Material {
    return this.once('solid', () => new MeshLambertMaterial({ vertexColors: true, flatShading: true }));
  }

  /**
   * Ground with a pattern. `holed` ground is not drawn inside holes, and `soft` ground may fade out. In low
   * quality no light falls on it, because its colours contain the light.
   */
  ground(pattern: Pattern, holed = false, soft = false): Material {
    return this.once(`ground ${pattern} ${holed} ${soft}`, () => {
      const values = {
        map: this.texture(pattern),
        vertexColors: true,
        ...(holed ? { side: DoubleSide } : {}),
        ...(soft ? { transparent: true, depthWrite: false } : {}),
      };
      const material = this.groundOf(pattern, values);
      if (holed) this.cut(material);
      return material;
    });
  }

  /** The material of ground with a pattern. Only water reflects the room. */
  private groundOf(pattern: Pattern, values: MeshBasicMaterialParameters): Material {
    if (this.quality === 'low') return new MeshBasicMaterial(values);
    return this.room && (pattern === 'water' || pattern === 'shallow')
      ? new MeshStandardMaterial({
          ...values,
          color: '#b4bcc4',
          roughness: 0.32,
          envMap: this.room,
          envMapIntensity: 0.3,
        })
      : new MeshLambertMaterial(values);
  }

  /** A translucent material for overlays. With `above` it is drawn over everything else. */
  glass(opacity = 1, above = false): MeshBasicMaterial {
    return this.once(
      `glass ${opacity} ${above}`,
      () =>
        new MeshBasicMaterial({
          vertexColors: true,
          transparent: true,
          opacity,
          depthWrite: false,
          depthTest: !above,
          side: DoubleSide,
        }),
    );
  }

  private texture(pattern: Pattern): DataTexture {
    const found = this.textures.get(pattern);
    if (found) return found;
    const texture = new DataTexture(paint(pattern), tile, tile);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.generateMipmaps = true;
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = this.quality === 'high' ? 4 : 1;
    texture.needsUpdate = true;
    this.textures.set(pattern, texture);
    return texture;
  }

  /** Sets the places of the holes. If there are more than can be drawn, the last ones are drawn. */
  blow(holes: readonly (readonly [number, number, number])[]): void {
    this.holes.value.forEach((hole, i) => hole.set(...(holes.at(-1 - i) ?? [0, 0, -1])));
  }

  private cut(material: Material): void {
    material.onBeforeCompile = (shader) => {
      shader.uniforms['holes'] = this.holes;
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nvarying vec2 onTable;')
        .replace(
          '#include <begin_vertex>',
          '#include <begin_vertex>\nonTable = vec2(position.x, -position.z);',
        );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          '#include <common>',
          `#include <common>\nvarying vec2 onTable;\nuniform vec3 holes[${most}];`,
        )
        .replace(
          '#include <map_fragment>',
          `for (int i = 0; i < ${most}; i++) if (holes[i].z > 0.0 && distance(onTable, holes[i].xy) < holes[i].z) discard;
#include <map_fragment>`,
        );
    };
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    for (const texture of this.textures.values()) texture.dispose();
  }
}
