import type { Animation, Figure, Spot } from './api';
import { throwDice, type DiePart } from './dice';
import type { Actor } from './figures/draw';
import { along, between, distance, onWay } from './plane';
import { radiusOf } from './sizes';

/** A thing that is visible for a moment, such as fire, smoke or a thrown die. */
export type Spark = {
  part: 'fire' | 'puff' | 'tracer' | 'shell' | 'wave' | DiePart;
  at: Spot;
  z: number;
  scale: number;
  colour: string;
  turn?: number;
  pitch?: number;
  roll?: number;
};

/** What animations read and change. */
export type Scenery = {
  actors: Map<string, Actor>;
  height: (at: Spot) => number;
  /** Adds a figure that was not on the table. */
  appear: (figure: Figure) => void;
  /** Blows a hole into a piece of terrain. */
  blow: (piece: string, at: Spot, radius: number) => void;
};

/** An animation that can be shown at any share of its time. `at(1)` leaves everything in its final state. */
export type Clip = { ms: number; at: (share: number) => Spark[] };

const ease = (share: number): number => share * share * (3 - 2 * share);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const nothing: Clip = { ms: 0, at: () => [] };

/** The length of a way in inches. */
export const lengthOf = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, to, i) => sum + distance(way[i] as Spot, to), 0);

function put(scenery: Scenery, actor: Actor, at: Spot, hop = 0): void {
  actor.at = at;
  actor.z = scenery.height(at) + hop;
}

function move(
  scenery: Scenery,
  { unit, way, facing, tow, towAt }: Extract<Animation, { kind: 'move' }>,
): Clip {
  const actor = scenery.actors.get(unit);
  if (!actor || way.length === 0) return nothing;
  const gun = tow ? scenery.actors.get(tow) : undefined;
  const [start, gunStart] = [way[0] as Spot, gun?.at];
  const steps = Math.max(1, Math.round(lengthOf(way) / 1.5));
  const walks = radiusOf(actor) < 1;
  return {
    ms: clamp(lengthOf(way) * 80, 300, 900),
    at: (share) => {
      const { at, heading } = onWay(way, ease(share), facing);
      put(scenery, actor, at, walks && share < 1 ? Math.abs(Math.sin(share * steps * Math.PI)) * 0.22 : 0);
      actor.facing = share < 1 ? heading : facing;
      if (gun && gunStart) {
        const behind: Spot = [gunStart[0] + at[0] - start[0], gunStart[1] + at[1] - start[1]];
        put(scenery, gun, share < 1 ? behind : (towAt ?? behind));
        gun.facing = actor.facing;
      }
      return [];
    },
  };
}

function rout(scenery: Scenery, { unit, way, facing, fled }: Extract<Animation, { kind: 'rout' }>): Clip {
  const actor = scenery.actors.get(unit);
  if (!actor) return nothing;
  const run = way.length > 0 ? way : [actor.at];
  return {
    ms: clamp(lengthOf(run) * 60, 400, 900),
    at: (share) => {
      actor.state = 'routed';
      actor.facing = facing;
      put(scenery, actor, onWay(run, share, facing).at, share < 1 ? Math.abs(Math.sin(share * 14)) * 0.2 : 0);
      if (fled && share > 0.8) actor.scale = Math.max(0.01, (1 - share) * 5);
      if (fled && share >= 1) scenery.actors.delete(unit);
      if (share >= 1) return [];
      return [0.8, 1.2].map((back): Spark => ({
        part: 'puff',
        at: along(actor.at, facing + 180, back),
        z: actor.z + 0.15,
        scale: back * 0.22,
        colour: '#e3d9c4',
      }));
    },
  };
}

function shot(scenery: Scenery, { from, to, lob }: Extract<Animation, { kind: 'shot' }>): Clip {
  const [low, high] = [scenery.height(from) + 1.1, scenery.height(to) + 0.7];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const far = distance(from, to);
  return {
    ms: lob ? clamp(far * 45, 400, 800) : clamp(far * 22, 200, 420),
    at: (share) => {
      if (share >= 1) return [];
      const flash: Spark[] =
        share < 0.3
          ? [{ part: 'fire', at: along(from, turn, 1), z: low, scale: 0.32, colour: '#ffe28a' }]
          : [];
      const z =
        low + (high - low) * share + (lob ? Math.sin(share * Math.PI) * Math.min(9, 2 + far * 0.3) : 0);
      return [
        ...flash,
        {
          part: lob ? 'shell' : 'tracer',
          at: between(from, to, share),
          z,
          scale: 1,
          colour: lob ? '#3a3a36' : '#fff2a0',
          turn,
        },
      ];
    },
  };
}

/** A ball of fire that turns into smoke. */
function burst(z: number, at: Spot, radius: number, share: number): Spark[] {
  if (share >= 1) return [];
  const size = radius * Math.min(1, share * 3.2) * (share > 0.6 ? 1 - (share - 0.6) * 1.4 : 1);
  const colour = share < 0.25 ? '#fff0a8' : share < 0.5 ? '#ff9a35' : '#7d746d';
  const parts = [0, 1, 2, 3, 4].map((i): Spark => ({
    part: share < 0.5 ? 'fire' : 'puff',
    at: along(at, i * 72 + 20, size * 0.5),
    z: z + 0.2 + size * (0.3 + share * 0.8) * (0.6 + (i % 3) * 0.25),
    scale: size * (0.42 + (i % 2) * 0.12),
    colour,
    turn: i * 50,
  }));
  return [
    ...parts,
    { part: 'wave', at, z: z + 0.1, scale: radius * Math.min(1, share * 2.5), colour: '#fff4d8' },
  ];
}

function flame(
  scenery: Scenery,
  { at, radius, reach, direction }: Extract<Animation, { kind: 'flame' }>,
): Clip {
  return {
    ms: 700,
    at: (share) =>
      share >= 1
        ? []
        : Array.from({ length: 12 }, (_, i): Spark => {
            const gone = (share * 1.6 + i / 12) % 1;
            const spot = along(at, direction + ((i % 5) - 2) * 9, radius + gone * reach * 0.9);
            return {
              part: 'fire',
              at: spot,
              z: scenery.height(spot) + 0.9 - gone * 0.4,
              scale: 0.16 + gone * 0.4,
              colour: gone < 0.35 ? '#fff0a0' : gone < 0.7 ? '#ffb03a' : '#ff6228',
            };
          }),
  };
}

function hurt(actor: Actor, harm: 'none' | 'scratch' | 'injury', after = 0): Clip {
  const before = actor.injuries ?? 0;
  const ms = harm === 'none' ? 300 : 450;
  return {
    ms: after + ms,
    at: (whole) => {
      const share = Math.max(0, (whole * (after + ms) - after) / ms);
      if (share === 0 && whole > 0) return [];
      const far = harm === 'none' ? 4 : 13;
      actor.roll = share < 1 ? Math.sin(share * Math.PI * 4) * far * (1 - share) : 0;
      if (harm === 'injury') actor.injuries = share > 0.4 ? before + 1 : before;
      if (share >= 1) return [];
      return [
        {
          part: harm === 'injury' ? 'fire' : 'puff',
          at: actor.at,
          z: actor.z + 1,
          scale: 0.35 * (1 - share),
          colour: harm === 'injury' ? '#ff5140' : '#e8e2d4',
        },
      ];
    },
  };
}

function fall(actor: Actor): Clip {
  return {
    ms: 550,
    at: (share) => {
      actor.state = 'destroyed';
      actor.passengers = 0;
      actor.pitch = share < 1 ? lying * Math.min(1, share ** 2 * 1.35) : lying;
      return radiusOf(actor) > 1 ? burst(actor.z, actor.at, radiusOf(actor), share) : [];
    },
  };
}

/** How far a fallen figure leans back, in degrees. */
export const lying = 98;

function alarm(scenery: Scenery, { unit, by, passed }: Extract<Animation, { kind: 'alarm' }>): Clip {
  const actor = scenery.actors.get(unit),
    from = by ? scenery.actors.get(by) : undefined;
  if (!actor) return nothing;
  const colour = passed ? '#8fe0ff' : '#ff7a5a';
  return {
    ms: 400,
    at: (share) => {
      actor.roll = share < 1 ? Math.sin(share * Math.PI * 3) * 7 : 0;
      if (share >= 1) return [];
      const waves: Spark[] = [
        { part: 'wave', at: actor.at, z: actor.z + 0.2, scale: radiusOf(actor) + share * 1.2, colour },
      ];
      if (from && share < 0.6)
        waves.push({ part: 'wave', at: from.at, z: from.z + 0.2, scale: 0.5 + share * 3, colour: '#ffd9a0' });
      return waves;
    },
  };
}

function gone(scenery: Scenery, actor: Actor): Clip {
  return {
    ms: 350,
    at: (share) => {
      actor.scale = Math.max(0.01, 1 - share);
      if (share >= 1) scenery.actors.delete(actor.id);
      return [];
    },
  };
}

function appear(scenery: Scenery, figure: Figure): Clip {
  return {
    ms: 350,
    at: (share) => {
      if (!scenery.actors.has(figure.id)) scenery.appear(figure);
      const actor = scenery.actors.get(figure.id);
      if (actor) actor.scale = share < 1 ? Math.max(0.05, ease(share)) : 1;
      return [];
    },
  };
}

function rally(actor: Actor, scenery: Scenery): Clip {
  return {
    ms: 400,
    at: (share) => {
      actor.state = 'steady';
      put(scenery, actor, actor.at, Math.sin(share * Math.PI) * 0.5);
      return [];
    },
  };
}

function hole(scenery: Scenery, { piece, at, radius }: Extract<Animation, { kind: 'hole' }>): Clip {
  let blown = false;
  const z = scenery.height(at) * 0.5;
  return {
    ms: 700,
    at: (share) => {
      if (share > 0.3 && !blown) {
        blown = true;
        scenery.blow(piece, at, radius);
      }
      return burst(z, at, radius * 1.1, share);
    },
  };
}

/**
 * Makes the clip of an animation. A clip whose figure is not on the table takes no time. A clip starts from
 * the present state, so make it only after the clips before it have ended.
 */
export function clipOf(animation: Animation, scenery: Scenery): Clip {
  const actor = 'unit' in animation ? scenery.actors.get(animation.unit) : undefined;
  switch (animation.kind) {
    case 'move':
      return move(scenery, animation);
    case 'rout':
      return rout(scenery, animation);
    case 'shot':
      return shot(scenery, animation);
    case 'flame':
      return flame(scenery, animation);
    case 'blast':
      return {
        ms: 750,
        at: (share) => burst(scenery.height(animation.at), animation.at, animation.radius, share),
      };
    case 'hole':
      return hole(scenery, animation);
    case 'alarm':
      return alarm(scenery, animation);
    case 'appear':
      return appear(scenery, animation.figure);
    case 'hurt':
      return actor ? hurt(actor, animation.harm, animation.after) : nothing;
    case 'fall':
      return actor ? fall(actor) : nothing;
    case 'vanish':
      return actor ? gone(scenery, actor) : nothing;
    case 'rally':
      return actor ? rally(actor, scenery) : nothing;
    case 'dice':
      return throwDice(scenery, animation);
  }
}
