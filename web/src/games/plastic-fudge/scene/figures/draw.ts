import type { Figure, Look, Quality, Sign, Spot } from '../api';
import { bright, fallen, feet, plastic, spent } from '../palette';
import { along } from '../plane';
import { flies, hover, radiusOf } from '../sizes';
import { details, Solid } from '../solid';
import type { Put, PartInstances } from '../part-instances';
import { figure as model, shapeOf } from './build';
import * as tokens from './tokens';
import { rotor, seats } from './vehicles';

/** A figure as it is drawn now. During an animation it may be at another place than in the `Model`. */
export type Actor = Figure & {
  /** The height of the ground under it, in inches. */
  z: number;
  /** How far it leans backwards and to the left, in degrees. */
  pitch?: number;
  roll?: number;
  /** How far a rotor has turned, in degrees. */
  spin?: number;
  scale?: number;
};

/** The thickness of a base, in inches. */
const thick = 0.13;

/** Draws figures and signs by adding their parts to instanced meshes. */
export class Drawer {
  private readonly detail;

  constructor(
    private readonly instances: PartInstances,
    quality: Quality,
  ) {
    this.detail = details[quality];
  }

  private token(
    name: string,
    make: (detail: typeof this.detail) => Solid,
    put: Put,
    colour?: string,
    ghost = false,
  ): void {
    this.instances.put(name, () => make(this.detail), put, colour, ghost ? 'ghost' : 'bare');
  }

  private shape(look: Look, put: Put, colour: string, ghost = false): void {
    this.instances.put(
      shapeOf(look),
      () => model(look, this.detail),
      put,
      colour,
      ghost ? 'ghost' : 'plastic',
    );
    if (look.type !== 'helicopter') return;
    const high = (hover + 1.5) * (put.scale ?? 1);
    const lean = ((put.pitch ?? 0) * Math.PI) / 180;
    const [x, y] = along([put.x, put.y], put.turn ?? 0, -0.05 - Math.sin(lean) * high);
    const spin: Put = {
      ...put,
      x,
      y,
      z: put.z + Math.cos(lean) * high,
      turn: (put.turn ?? 0) + 35,
      pitch: 0,
    };
    this.instances.put(
      'rotor',
      () => rotor(new Solid(this.detail)),
      spin,
      colour,
      ghost ? 'ghost' : 'plastic',
    );
  }

  /** Draws a figure, standing or lying. */
  figure(actor: Actor): void {
    if (actor.state === 'destroyed') this.casualty(actor);
    else this.upright(actor);
  }

  private upright(actor: Actor): void {
    const {
      side,
      at: [x, y],
      z,
      facing,
    } = actor;
    const radius = radiusOf(actor);
    const routed = actor.state === 'routed';
    const put: Put = { x, y, z, turn: facing };
    const [pitch, roll] = [actor.pitch ?? 0, actor.roll ?? 0];
    this.token(
      `base ${side}`,
      (detail) => tokens.base(side, detail),
      { ...put, pitch, roll, scale: radius, high: thick },
      feet[side],
    );
    this.token(
      `rim ${side}`,
      (detail) => tokens.rim(side, detail),
      { ...put, pitch, roll, scale: radius, high: thick },
      (actor.moved ? spent : bright)[side],
    );
    const [tx, ty] = along([x, y], facing, radius * 0.98);
    this.token(
      'tick',
      tokens.tick,
      { ...put, x: tx, y: ty, scale: Math.max(0.8, radius * 0.75), high: thick },
      (actor.moved ? spent : bright)[side],
    );
    const body: Put = {
      ...put,
      z: z + thick,
      pitch: pitch + (routed ? 13 : 0),
      roll,
      scale: actor.scale ?? 1,
    };
    this.shape(actor, body, plastic[side]);
    if (routed)
      this.token('white flag', tokens.whiteFlag, {
        ...at([x, y], facing + 150, radius * 0.7),
        z,
        turn: facing,
      });
    if (actor.commander)
      this.token('star', tokens.star, { x, y, z: z + this.top(actor), turn: facing, pitch: 6 });
    if (actor.attacked)
      this.token(
        'puff',
        tokens.puff,
        { ...at([x, y], facing, radius + 0.5), z: z + 0.9, scale: 0.2 },
        '#d8d8d8',
      );
    this.chips(actor, radius);
    this.passengers(actor, body, radius);
  }

  private top(actor: Actor): number {
    if (flies(actor)) return hover + 2;
    if (actor.type === 'sniper' || actor.type === 'crawler' || actor.stance === 'prone') return 1.05;
    return actor.stance === 'kneeling' || actor.type === 'mortar' || actor.type === 'radioman' ? 1.95 : 2.35;
  }

  /** Draws a red chip behind the figure for each injury. */
  private chips({ at: place, z, facing, injuries = 0 }: Actor, radius: number): void {
    for (let i = 0; i < injuries; i += 1) {
      const step = 24 / Math.max(0.5, radius);
      const spot = at(place, facing + 180 + (i - (injuries - 1) / 2) * step, radius * 0.98);
      this.token('chip', tokens.chip, { ...spot, z: z + thick });
    }
  }

  /** Draws riders in the seats of a Jeep, or pawns at the edge of other bases. */
  private passengers(actor: Actor, body: Put, radius: number): void {
    for (let i = 0; i < (actor.passengers ?? 0); i += 1) {
      const seat = actor.type === 'jeep' ? seats[i] : undefined;
      if (seat) {
        const [x, y] = along(along(actor.at, actor.facing, seat[0]), actor.facing + 90, seat[1]);
        this.token('rider', tokens.rider, { ...body, x, y, z: body.z + seat[2] - 0.06 }, bright[actor.side]);
      } else {
        this.token(
          'pawn',
          tokens.pawn,
          { ...at(actor.at, actor.facing + 90 - i * 26, radius * 0.8), z: actor.z + thick },
          bright[actor.side],
        );
      }
    }
  }

  /** Draws a fallen figure with its base where it fell. A wreck leans and smokes, and has no base. */
  private casualty(actor: Actor): void {
    const {
      side,
      at: [x, y],
      z,
      facing,
    } = actor;
    const radius = radiusOf(actor);
    const colour = fallen[side];
    if (radius > 1) {
      const wreck: Put = {
        x,
        y,
        z: z + (flies(actor) ? -hover + 0.2 : 0.1),
        turn: facing,
        pitch: 7,
        roll: 13,
      };
      this.shape(actor, wreck, '#57534c');
      for (const [i, size] of [0.5, 0.65, 0.8].entries()) {
        this.token(
          'puff',
          tokens.puff,
          { ...at([x, y], facing + 60, 0.2 + i * 0.25), z: z + 1 + i * 0.75, scale: size, turn: i * 70 },
          ['#4a4746', '#6d6a68', '#8f8c8a'][i],
        );
      }
      return;
    }
    const fall = along([x, y], facing, 0.75);
    const put: Put = { x: fall[0], y: fall[1], z: z + 0.32, turn: facing, pitch: actor.pitch ?? 88, roll: 0 };
    this.shape(actor, put, colour);
    this.token(
      `base ${side}`,
      (detail) => tokens.base(side, detail),
      { ...put, scale: radius, high: thick },
      colour,
    );
  }

  /** Draws a translucent model, for a drafted order. */
  ghost(look: Look, spot: Spot, z: number, facing: number, colour: string): void {
    const put: Put = { x: spot[0], y: spot[1], z, turn: facing };
    const radius = radiusOf(look);
    this.token(
      `base ${look.side}`,
      (detail) => tokens.base(look.side, detail),
      { ...put, scale: radius, high: thick },
      colour,
      true,
    );
    const [x, y] = along(spot, facing, radius * 0.98);
    this.token(
      'tick',
      tokens.tick,
      { ...put, x, y, scale: Math.max(0.8, radius * 0.75), high: thick },
      colour,
      true,
    );
    this.shape(look, { ...put, z: z + thick }, plastic[look.side], true);
  }

  /** Draws a mine marker. */
  sign(sign: Sign, z: number): void {
    const put: Put = { x: sign.at[0], y: sign.at[1], z, turn: 90 };
    this.token('sign', tokens.sign, put);
    this.token(
      `rim ${sign.side}`,
      (detail) => tokens.rim(sign.side, detail),
      { ...put, scale: 0.5, high: 0.09 },
      bright[sign.side],
    );
    if (sign.truth === 'real') this.token('mine', tokens.mine, put);
    if (sign.truth === 'false') this.token('cross', tokens.cross, put);
    if (sign.found) this.token('pennant', tokens.pennant, { ...put, ...at(sign.at, -30, 0.42), turn: 0 });
  }

  /** Draws the flag that the sides fight for. */
  flag(side: 'green' | 'tan', spot: Spot, z: number): void {
    const put: Put = { x: spot[0], y: spot[1], z, turn: 20 };
    this.token('pole', tokens.pole, put);
    this.token('cloth', tokens.cloth, put, plastic[side]);
  }
}

/** The place at this distance and in this direction from another, as `x` and `y` of a `Put`. */
function at(from: Spot, degrees: number, far: number): { x: number; y: number } {
  const [x, y] = along(from, degrees, far);
  return { x, y };
}
