import { Matrix4, Quaternion, Vector3, type Object3D } from 'three';
import type { Aim, FilmEvent, Numbers, PlayOptions, Spot } from './api';
import { decodeFilm, landings, poseAt, type Body, type Film } from './film';
import { aimed, mixed, struck, type Stance } from './figures/stance';
import { clamp, ease, type Focus, type Animation, type Effects, type Hider } from './animation';
import { Trail } from './overlays/trail';
import type { Actor, World } from './world';

/**
 * Times in milliseconds. `winding` is how long the weapon is wound before a film. `rest` is how long the
 * camera stays after a film without a fall, `fallen` after a film with a fall.
 */
const winding = 460,
  rest = 420,
  fallen = 1_300;
/** The pace of a film at speed 1, as a share of real time. Small things look heavier in a slower film. */
const heavy = 0.55;
/**
 * A blow is silent if it is quieter than `faint`, or if a blow at least as loud came less than `dense` frames
 * before it.
 */
const faint = 0.07,
  dense = 5;
/** The impulse from which on blows have full loudness, in g cm/s. */
const loudest = 5_000;

const unit = new Vector3(1, 1, 1);
const matrixOf = (
  at: readonly [number, number, number],
  turn: readonly [number, number, number, number],
): Matrix4 => new Matrix4().compose(new Vector3(...at), new Quaternion(...turn), unit);

/**
 * A body of a film, and the object of the scene that it moves. `own` is the position of the object relative
 * to the body; null until the film first shows the body.
 */
type Player = { body: Body; part: Object3D; own: Matrix4 | null };
/** A blow or fall in the film, which makes a sound and may shake the camera. `lands` is true for a fall. */
type Impact = {
  frame: number;
  at: readonly [number, number, number];
  loud: number;
  lands: boolean;
  /** The id of the figure that falls. */
  figure?: string | undefined;
};

/** Returns the object of the scene that a body moves; undefined if the scene has none. */
function partOf(world: World, { kind, id }: Body, event: FilmEvent, numbers: Numbers): Object3D | undefined {
  if (kind === 'object') return world.terrain.objects.find((one) => one.id === numbers.objects[id])?.group;
  const node = world.actors.get(numbers.figures[id] ?? '')?.node;
  switch (kind) {
    case 'figure':
      return node?.root;
    case 'swing':
    case 'upper-body':
      return node?.body;
    case 'missile':
      return node?.missile((event.shot ?? 1) - 1);
    default:
      return node?.weapon;
  }
}

/** Returns the rank of a body: bodies that carry other bodies come first. */
const order = (body: Body): number =>
  ({ figure: 0, object: 0, swing: 1, 'upper-body': 1 })[body.kind as string] ?? 2;

/** Moves the figures of the scene as in the film of an attack. */
class FilmPlayback {
  private players: Player[] | null = null;
  private met = 0;
  private readonly impacts: readonly Impact[];
  private readonly trail: Trail;
  /** The missile, the frame in which it meets something, and the frame up to which its trail is drawn. */
  private readonly flight: { missile: Body; until: number; drawn: number } | null;

  constructor(
    private readonly world: World,
    private readonly film: Film,
    private readonly event: FilmEvent,
    private readonly numbers: Numbers,
    private readonly effects: Effects,
    private readonly onland?: (figure: string) => void,
  ) {
    this.trail = new Trail(world.materials);
    world.scene.add(this.trail.group);
    const shot = film.bodies.findIndex(({ kind }) => kind === 'missile');
    const missile = film.bodies[shot];
    const meets = film.contacts.filter(({ bodies, frame }) => frame > 1 && bodies.includes(shot));
    const until = Math.min(film.frames - 1, ...meets.map(({ frame }) => frame));
    this.flight = missile ? { missile, until, drawn: 0 } : null;
    const blows = film.contacts.map(({ frame, at, impulse }): Impact => ({
      frame,
      at,
      loud: clamp(impulse / loudest, 0.05, 1),
      lands: false,
    }));
    const falls = landings(film).map(({ frame, at, swing, body }): Impact => ({
      frame,
      at,
      lands: true,
      figure: this.figureOf(body),
      loud: clamp(swing * (this.isMaster(body) ? 14 : 7), 0.3, 1),
    }));
    const heard = blows.filter(
      ({ frame, loud }, i) =>
        loud > faint &&
        !blows
          .slice(0, i)
          .some((other) => other.loud > faint && frame - other.frame < dense && other.loud >= loud),
    );
    this.impacts = [...heard, ...falls].sort((a, b) => a.frame - b.frame);
  }

  private figureOf(index: number): string | undefined {
    return this.numbers.figures[this.film.bodies[index]?.id ?? -1];
  }

  private isMaster(index: number): boolean {
    return this.world.actors.get(this.figureOf(index) ?? '')?.node.build.master ?? false;
  }

  /** Finds the object that each body moves, and plays the sound of the spring. */
  private begin(): Player[] {
    this.effects.sound('spring', 0.8);
    return [...this.film.bodies]
      .sort((a, b) => order(a) - order(b))
      .flatMap((body): Player[] => {
        const part = partOf(this.world, body, this.event, this.numbers);
        return part ? [{ body, part, own: null }] : [];
      });
  }

  /**
   * Returns the position of a part relative to its body: the present place of the part, seen from the first
   * place of the body in the film.
   */
  private ownOf({ body, part }: Player): Matrix4 | null {
    const first = body.keys.find((key) => key.at !== null);
    if (!first?.at) return null;
    part.updateWorldMatrix(true, false);
    const own = matrixOf(first.at, first.turn).invert().multiply(part.matrixWorld);
    return body.kind === 'missile' ? own.setPosition(0, 0, 0) : own;
  }

  /** Continues the trail of the missile up to a moment, or up to the first thing that it meets. */
  private follow(moment: number): void {
    const { flight } = this;
    for (; flight && flight.drawn <= Math.min(moment, flight.until); flight.drawn += 1) {
      const { at } = poseAt(flight.missile, flight.drawn);
      if (at) this.trail.to(at);
    }
  }

  /** Removes what the film has drawn beside the bodies. */
  clear(): void {
    this.trail.dispose();
    this.world.puffs.clear();
  }

  /** Shows a moment of the film, counted in frames. It may lie between two frames. */
  show(moment: number): void {
    this.players ??= this.begin();
    for (const player of this.players) {
      const { body, part } = player;
      const { at, turn } = poseAt(body, moment);
      if (at) player.own ??= this.ownOf(player);
      const { own } = player;
      if (!own) continue;
      part.visible = at !== null;
      if (!at) continue;
      const matrix = matrixOf(at, turn).multiply(own);
      if (part.parent) {
        part.parent.updateWorldMatrix(true, false);
        matrix.premultiply(part.parent.matrixWorld.clone().invert());
      }
      matrix.decompose(part.position, part.quaternion, new Vector3());
    }
    this.follow(moment);
    this.meet(moment);
    this.world.puffs.step((moment / this.film.rate) * 1000);
  }

  private meet(moment: number): void {
    for (; this.met < this.impacts.length; this.met += 1) {
      const { frame, at, loud, lands, figure } = this.impacts[this.met] as Impact;
      if (frame > moment) return;
      if (figure !== undefined) this.onland?.(figure);
      this.effects.sound(lands ? 'tumble' : 'knock', loud);
      if (loud > 0.15) this.effects.shake(lands ? loud : loud * 0.5);
      if (loud > 0.25)
        this.world.puffs.add(at, 1.6 + loud * (lands ? 4 : 2), (frame / this.film.rate) * 1000);
    }
  }

  /**
   * Returns the middle of the bodies that move at a moment, and the distance from there to the farthest of
   * them in centimetres. Missiles do not count. Null if nothing moves.
   */
  moving(moment: number): { at: Spot; wide: number } | null {
    const places: [number, number][] = [];
    for (const body of this.film.bodies) {
      const [now, soon] = [poseAt(body, moment), poseAt(body, moment + 3)];
      if (!now.at || !soon.at || body.kind === 'missile') continue;
      if (Math.hypot(soon.at[0] - now.at[0], soon.at[1] - now.at[1], soon.at[2] - now.at[2]) > 0.05)
        places.push([now.at[0], now.at[2]]);
    }
    if (places.length === 0) return null;
    const [x, z] = places.reduce(([a, b], [c, d]) => [a + c / places.length, b + d / places.length], [
      0, 0,
    ] as [number, number]);
    return {
      at: [x * 10_000, z * 10_000],
      wide: Math.max(...places.map(([a, b]) => Math.hypot(a - x, b - z))),
    };
  }

  /** Returns the place of the missile at a moment, until it first meets something; null without a missile. */
  shotAt(moment: number): Spot | null {
    const { flight } = this;
    const at = flight && poseAt(flight.missile, Math.min(moment, flight.until)).at;
    return at ? [at[0] * 10_000, at[2] * 10_000] : null;
  }

  /** The frame in which the missile first meets something; null without a missile. */
  get meets(): number | null {
    return this.flight?.until ?? null;
  }

  /** Whether a figure or an object falls over in the film. */
  get fells(): boolean {
    return this.impacts.some(({ lands }) => lands);
  }

  /** Returns the place and frame of the hardest audible blow, or of the hardest fall if there is none. */
  hardest(): { at: Spot; frame: number } | null {
    const blows = this.impacts.filter(({ lands }) => !lands);
    const among = blows.length > 0 ? blows : this.impacts;
    const impact = among.find(({ loud }) => among.every((other) => other.loud <= loud));
    return impact ? { at: [impact.at[0] * 10_000, impact.at[2] * 10_000], frame: impact.frame } : null;
  }
}

/**
 * Returns the camera's focus at each time: before the shot, attacker and target; then the missile, up to what
 * it meets; then the bodies that move, or what the missile met.
 */
function follow(
  playback: FilmPlayback,
  from: Spot,
  rate: number,
  crowd: readonly Hider[],
  { start, toward }: { start: number; toward: Spot | undefined },
): (ms: number) => Focus {
  const blow = playback.hardest();
  const to = toward ?? blow?.at ?? from;
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 18_000) / Math.PI;
  let last: Focus = {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    span: Math.max(26, far / 10_000 + 12),
    along,
    blow: to,
    crowd,
  };
  const near = Math.max(30, last.span * 0.7);
  let moved = false;
  return (ms) => {
    const moment = ((ms - start) / 1000) * rate * heavy;
    const shot = moment > 0 && !moved ? playback.shotAt(moment) : null;
    if (shot)
      last =
        moment < (playback.meets ?? 0) ? { ...last, at: shot, span: near } : { at: shot, span: 30, along };
    if (blow && moment >= blow.frame + 2) {
      const moving = playback.moving(moment);
      moved ||= moving !== null;
      last = { at: moving?.at ?? last.at, span: Math.max(27, (moving?.wide ?? 0) * 2 + 22), along };
    }
    return last;
  };
}

/** Makes the animation of an attack without a film: only the weapon moves. */
function alone({ node }: Actor, before: Stance, wound: Stance, after: Stance, effects: Effects): Animation {
  let fired = false;
  return {
    ms: winding + 260 + rest,
    at: (ms) => {
      if (ms < winding) return node.take(mixed(before, wound, ease(ms / winding)));
      if (!fired) effects.sound('spring', 0.7);
      fired = true;
      node.take(mixed(wound, after, clamp((ms - winding) / 160, 0, 1) ** 2));
    },
    end: () => node.take(after),
  };
}

/**
 * Makes the animation of an attack: the figure winds its weapon, and then the film runs. Null if the figure
 * is not on the table. `onland` is called when a figure falls. Before the film, the camera looks at attacker
 * and target for `lead` milliseconds.
 */
export function playFilm(
  world: World,
  event: FilmEvent,
  numbers: Numbers,
  effects: Effects,
  { onland, lead = 0, toward }: Pick<PlayOptions, 'onland' | 'lead' | 'toward'> = {},
): Animation | null {
  const actor = world.actors.get(event.figure);
  if (!actor?.words.at) return null;
  const { node } = actor;
  const aim: Aim = event.aimed ?? event.aim ?? {};
  const before = node.stance;
  const wound = aimed(node.card, node.build, aim);
  const film = event.film ? decodeFilm(event.film) : null;
  if (!film) return alone(actor, before, wound, struck(node.card, node.build, aim), effects);
  const playback = new FilmPlayback(world, film, event, numbers, effects, onland);
  const start = lead + winding;
  const long = (film.frames / film.rate / heavy) * 1000;
  const part = new Set(film.bodies.map(({ id }) => numbers.figures[id]));
  const others = [...world.actors.values()].flatMap(({ words, node: { tall } }): Hider[] =>
    words.at && !part.has(words.id) ? [{ at: words.at, wide: 3, tall }] : [],
  );
  const things = world.terrain.objects.map(({ at, radius, fallen: lies, height, deep }): Hider => ({
    at,
    wide: radius,
    tall: lies ? deep * 2 : height,
  }));
  let began = false;
  return {
    ms: start + long + (playback.fells ? fallen : rest),
    at: (ms) => {
      if (!began) node.take(mixed(before, wound, ease(clamp((ms - lead) / winding, 0, 1))));
      if (ms < start) return;
      began = true;
      playback.show(Math.min(film.frames - 1, ((ms - start) / 1000) * film.rate * heavy));
    },
    focus: follow(playback, actor.words.at, film.rate, [...others, ...things], { start, toward }),
    end: () => {
      if (!began) node.take(wound);
      playback.show(film.frames - 1);
      for (const { kind, id } of film.bodies) {
        if (kind === 'figure' || kind === 'upper-body') world.remember(numbers.figures[id] ?? '');
      }
      playback.clear();
    },
  };
}
