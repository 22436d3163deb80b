import { type BufferGeometry, Group, Mesh } from 'three';
import type { Cloth, Piece, Quality, Spot } from '../api';
import { Ground } from '../ground';
import { spanOf, type Materials } from '../materials';
import { distance } from '../plane';
import { details, Solid } from '../solid';
import { PartInstances } from '../part-instances';
import { thing, things, type Thing } from './decor';
import { markings } from './mat';
import { face } from './pieces';
import { Shell } from './shell';

/** The width of the wooden edge, in inches. */
export const edge = 1.5;
const edgeHigh = 0.55;
/** How far below the surface of the table its body reaches, in inches. */
export const bottom = 1.2;

/** The table with everything on it that does not move. */
export class Terrain {
  readonly group = new Group();
  ground = new Ground([48, 48], []);
  private readonly instances: PartInstances;
  private readonly faces = new Group();
  private readonly top = new Group();
  private scattered: Thing[] = [];
  /** The things that stand on the table now, such as trees. Models and flat things do not count. */
  standing: { at: Spot; z: number; radius: number }[] = [];
  private seen = { pieces: '', table: '' };

  constructor(
    private readonly materials: Materials,
    private readonly quality: Quality,
  ) {
    this.instances = new PartInstances(materials, quality === 'high');
    this.group.add(this.top, this.faces, this.instances.group);
  }

  /** Lays out the table and its pieces, if they have changed. */
  lay(table: Spot, cloth: Cloth, grid: boolean, pieces: readonly Piece[]): void {
    const wanted = {
      pieces: JSON.stringify(pieces) + table.join(),
      table: `${table.join()} ${cloth} ${grid}`,
    };
    if (wanted.table !== this.seen.table) this.layTop(table, cloth, grid);
    if (wanted.pieces !== this.seen.pieces) this.layPieces(table, pieces);
    this.seen = wanted;
  }

  private layTop(table: Spot, cloth: Cloth, grid: boolean): void {
    clear(this.top);
    const [w, d] = table;
    const shell = new Shell(spanOf, this.quality === 'low');
    shell.cloth({ pattern: cloth }, table);
    const rims: [number, number, number, number][] = [
      [-edge, -edge, w + edge, 0],
      [-edge, d, w + edge, d + edge],
      [-edge, 0, 0, d],
      [w, 0, w + edge, d],
    ];
    for (const [x0, y0, x1, y1] of rims) {
      shell.block(
        { pattern: 'wood' },
        { pattern: 'wood' },
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ],
        -bottom,
        edgeHigh,
        '#c9bfb4',
      );
    }
    this.take(shell, this.top, false);
    this.top.add(new Mesh(markings(table, edgeHigh), this.materials.glass()));
    if (grid) this.top.add(new Mesh(gridOf(table), this.materials.glass(0.45)));
  }

  private layPieces(table: Spot, pieces: readonly Piece[]): void {
    clear(this.faces);
    this.ground = new Ground(table, pieces);
    const shell = new Shell(spanOf, this.quality === 'low');
    this.ground.laid.forEach((laid, order) => face(shell, laid, order));
    this.take(shell, this.faces, true);
    this.materials.blow(pieces.flatMap(({ holes }) => holes ?? []));
    this.scattered = things(this.ground);
  }

  private take(shell: Shell, group: Group, casts: boolean): void {
    for (const { paint, geometry } of shell.build()) {
      const soft = paint.soft !== undefined;
      const mesh = new Mesh(geometry, this.materials.ground(paint.pattern, paint.holed, soft));
      mesh.castShadow = casts && !soft && this.quality === 'high';
      // Soft ground is drawn before contact shadows and everything else that is translucent.
      if (soft) mesh.renderOrder = (paint.soft ?? 0) - 100;
      mesh.receiveShadow = this.quality === 'high';
      group.add(mesh);
    }
  }

  /** Puts trees and other things back in place, except where models stand. */
  scatter(taken: readonly { at: Spot; radius: number }[]): void {
    this.instances.begin();
    this.standing = [];
    for (const { part, at, turn, scale, radius, tint } of this.scattered) {
      if (radius > 0 && taken.some((model) => distance(model.at, at) < model.radius + radius * scale * 0.8))
        continue;
      const z = this.ground.height(at);
      if (radius > 0) this.standing.push({ at, z, radius: radius * scale });
      this.instances.put(
        part,
        () => thing(part, details[this.quality]),
        {
          x: at[0],
          y: at[1],
          z,
          turn,
          scale,
          ...(part === 'scorch' ? { high: 1 } : {}),
        },
        tint,
      );
    }
    this.instances.end();
  }

  dispose(): void {
    clear(this.top);
    clear(this.faces);
    this.instances.dispose();
  }
}

/** The lines of the grid: one every 3 inches, a stronger one every 12. */
function gridOf([w, d]: Spot): BufferGeometry {
  const solid = new Solid().paint('#33402c');
  const thick = (at: number): number => (at % 12 === 0 ? 0.13 : 0.05);
  for (let x = 3; x < w; x += 3) solid.box([x, d / 2, 0.01], [thick(x), d, 0.01]);
  for (let y = 3; y < d; y += 3) solid.box([w / 2, y, 0.01], [w, thick(y), 0.01]);
  return solid.build();
}

/** Empties a group and frees its geometries. */
export function clear(group: Group): void {
  for (const child of [...group.children]) {
    group.remove(child);
    if (child instanceof Mesh) (child.geometry as BufferGeometry).dispose();
  }
}
