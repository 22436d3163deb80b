import { cardOf, placeOf, stateOf, unitOf } from '../describe/units';
import type { Action, ActionOf, Leg, PathAnswer, ReachAnswer, Setup, Spot, Unit, View } from '../types';
import type { QuestionQueue } from './question-queue';
import type { Drafts } from './drafts.svelte';
import { around, bearing, nearestTo, sidesOf, type CarrierSide } from './leaving';
import { placeAhead } from './ahead';
import { dangersTo, isFree, otherPlaces, takenBy } from './room';

/** The functions and objects of the table that `Moving` needs. */
export type MovingContext = {
  setup: () => Setup;
  view: () => View;
  questions: QuestionQueue;
  drafts: Drafts;
};

type Order = ActionOf<'move'> | ActionOf<'enter'> | ActionOf<'leave'>;

const sixth = (length: number): number => Math.round(length * 1e6) / 1e6;

/** Adds a leg to a path. Two turns in a row, or two straight legs in a row, become one. */
export function withLeg(path: readonly Leg[], leg: Leg): Leg[] {
  const last = path.at(-1);
  if (last && 'turn' in last && 'turn' in leg) {
    const turn = around(last.turn + leg.turn);
    return turn === 0 ? path.slice(0, -1) : [...path.slice(0, -1), { turn }];
  }
  if (last && 'go' in last && 'go' in leg) return [...path.slice(0, -1), { go: sixth(last.go + leg.go) }];
  return [...path, leg];
}

/** Prepares moves as drafts. The path of a draft grows leg by leg, or the server finds it. */
export class Moving {
  /** Where the selected Unit can go; null until the server has answered. */
  reach: ReachAnswer | null = $state.raw(null);
  /** Units that the player keeps where they are this Round. The server does not learn this. */
  held = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether a tapped place continues the drafted path, instead of replacing it. */
  adds = $state(false);
  /** The last path that each Unit was ordered to take. */
  #before = new Map<string, Leg[]>();
  /** The Unit whose reach was asked for last. */
  #looked: string | null = null;
  #context: MovingContext;

  constructor(context: MovingContext) {
    this.#context = context;
  }

  /**
   * Asks where a Unit can go, together with the gun that it will tow. For a passenger, asks where it may get
   * out.
   */
  look(unit: string | null): void {
    this.reach = null;
    this.#looked = unit;
    if (!unit) this.#context.questions.drop('reach');
    else
      this.#context.questions.newest(
        'reach',
        { ask: 'reach', unit, ...this.#towing(unit) },
        (reach) => (this.reach = reach),
        0,
      );
  }

  /** Asks for the shown reach again, after the gun that the Unit will tow has changed. */
  again(): void {
    this.look(this.#looked);
  }

  /** The gun that a Unit will tow by its drafted move; null if there is none. */
  tow(unit: string): string | null {
    const order = this.order(unit);
    return order?.do === 'move' ? (order.tow ?? null) : null;
  }

  #towing(unit: string): { tow?: string } {
    const tow = this.tow(unit);
    return tow ? { tow } : {};
  }

  /** The drafted order of a Unit to move, enter or leave; null if there is none. */
  order(unit: string): Order | null {
    const action = this.#context.drafts.of(unit)?.action;
    return action && (action.do === 'move' || action.do === 'enter' || action.do === 'leave') ? action : null;
  }

  /** The legs that are drafted for a Unit; empty without a drafted path. */
  legs(unit: string): readonly Leg[] {
    const order = this.order(unit);
    return order && 'path' in order ? order.path : [];
  }

  turn(unit: string, degrees: number): void {
    const order = this.order(unit);
    if (order?.do === 'leave') this.draft(unit, { ...order, facing: (order.facing + degrees + 360) % 360 });
    else this.#grow(unit, { turn: degrees });
  }

  go(unit: string, length: number): void {
    if (length > 0) this.#grow(unit, { go: sixth(length) });
  }

  /** Removes the last leg. Drops an order to get out, and a move that then has no effect. */
  back(unit: string): void {
    const order = this.order(unit);
    if (!order || !('path' in order)) return this.#context.drafts.drop(unit);
    const path = order.path.slice(0, -1);
    if (path.length === 0 && order.do === 'move' && !order.board && !order.tow)
      return this.#context.drafts.drop(unit);
    this.draft(unit, { ...order, path });
  }

  /**
   * Drafts a legal path to a place, or as near to the place as possible. A Unit that enters gets a place at
   * the edge, and a passenger the nearest side to get out. A Unit that is sent to its own place loses its
   * order, or keeps only the order to tow.
   */
  to(unit: string, spot: Spot, wait = 0): void {
    const { view, drafts, setup } = this.#context;
    if (stateOf(unitOf(view().position, unit) ?? ({} as Unit)) === 'reserve') {
      const south = cardOf(setup(), unit)?.side === 'green';
      return this.draft(unit, { do: 'enter', unit, at: sixth(spot[0]), facing: south ? 90 : 270, path: [] });
    }
    if (unitOf(view().position, unit)?.in) {
      const side = nearestTo(this.sides(unit), spot);
      return side ? this.leave(unit, side) : undefined;
    }
    drafts.await(unit);
    this.#seek(unit, spot, { wait });
  }

  /**
   * Asks for the way to a place. If the Unit would end where another draft ends, asks for the way to another
   * place instead. `careful` also keeps the Unit clear of markers, and keeps it where it is if no place is
   * left.
   */
  #seek(unit: string, spot: Spot, { wait = 0, careful = false, others = null as Spot[] | null } = {}): void {
    const { view, drafts, questions, setup } = this.#context;
    const tow = this.#towing(unit);
    questions.newest(
      `way ${unit}`,
      { ask: 'way', unit, to: [sixth(spot[0]), sixth(spot[1])], ...tow },
      (way) => {
        // A gun was added or removed meanwhile, which changes the way.
        if (this.tow(unit) !== (tow.tow ?? null)) return this.to(unit, spot);
        const { position } = view();
        const [taken, from] = [takenBy(setup(), drafts.list, unit), placeOf(position, unit)];
        if (way && from && way.path.length > 0 && !isFree(way, taken, careful)) {
          const dangers = careful ? dangersTo(setup(), position, unit) : null;
          const [next, ...rest] = others ?? otherPlaces(from, way.end.at, taken, dangers);
          if (next) return this.#seek(unit, next, { careful, others: rest });
          if (careful) return this.#stay(unit);
        }
        if (way && (way.path.length > 0 || tow.tow))
          drafts.put({ key: unit, action: { do: 'move', unit, path: way.path, ...tow }, ...drawn(way) });
        else if (way && careful) return this.#stay(unit);
        else if (way?.arrives) drafts.drop(unit);
        drafts.drawn(unit);
      },
      wait,
    );
  }

  /** Keeps a Unit where it is, and no longer waits for its order. */
  #stay(unit: string): void {
    if (!this.held.has(unit)) this.hold(unit);
    else this.#context.drafts.drawn(unit);
  }

  /**
   * Extends the drafted path straight to a place, as soon as the end of the path is known. Returns whether a
   * path is drafted.
   */
  on(unit: string, spot: Spot): boolean {
    const order = this.order(unit);
    if (!order || !('path' in order)) return false;
    const end = this.#context.drafts.of(unit)?.path?.end;
    const go = end ? sixth(Math.hypot(spot[0] - end.at[0], spot[1] - end.at[1])) : 0;
    if (!end || go === 0) return true;
    const turn = around(bearing(end.at, spot) - end.facing);
    const turned = turn === 0 ? order.path : withLeg(order.path, { turn });
    this.draft(unit, { ...order, path: withLeg(turned, { go }) });
    return true;
  }

  /** Moves several Units by the same distance in the same direction. The first Unit arrives at `spot`. */
  together(units: readonly string[], spot: Spot): void {
    const position = this.#context.view().position;
    const [lead] = units;
    const from = lead === undefined ? null : placeOf(position, lead);
    if (!from) return;
    for (const unit of units) {
      const at = placeOf(position, unit);
      if (at) this.to(unit, [at[0] + spot[0] - from[0], at[1] + spot[1] - from[1]]);
    }
  }

  /**
   * Sends a Unit ahead by `far` inches, or as near to that place as it can go. The Unit keeps clear of
   * markers that may go off, and of the places where other drafts end.
   */
  advance(unit: string, far: number): void {
    const to = placeAhead(this.#context.view().position, unit, far);
    if (!to) return;
    this.#context.drafts.await(unit);
    this.#seek(unit, to, { careful: true });
  }

  /** Changes how a move ends, or which gun the Unit tows; null or false removes the setting. */
  ending(unit: string, change: { board?: string | null; tow?: string | null; exit?: boolean }): void {
    const order = this.order(unit);
    const { board = null, tow = null, exit = false } = { ...(order?.do === 'move' ? order : {}), ...change };
    const path = [...this.legs(unit)];
    if (path.length === 0 && !board && !tow && !exit) return this.#context.drafts.drop(unit);
    this.draft(unit, {
      do: 'move',
      unit,
      path,
      ...(board ? { board } : {}),
      ...(tow ? { tow } : {}),
      ...(exit ? { exit } : {}),
    });
  }

  /**
   * The sides on which a passenger may get out, counter-clockwise from behind its carrier; empty until the
   * server has answered.
   */
  sides(unit: string): CarrierSide[] {
    const { setup, view, drafts } = this.#context;
    return this.reach?.unit === unit ? sidesOf(setup(), view().position, this.reach, drafts.list) : [];
  }

  /**
   * Drafts an order to get out of a carrier, by default on the side that is closest to its rear. The Unit
   * keeps the direction in which it was drafted to look; at first that is the direction of its carrier.
   */
  leave(
    unit: string,
    side = this.sides(unit).toSorted((one, other) => Math.abs(other.turn) - Math.abs(one.turn))[0],
  ): void {
    const { position } = this.#context.view();
    const order = this.order(unit);
    const facing =
      order?.do === 'leave' ? order.facing : unitOf(position, unitOf(position, unit)?.in ?? '')?.facing;
    if (side) this.draft(unit, { do: 'leave', unit, at: side.at, facing: facing ?? 0 });
  }

  /**
   * Changes to the next side of the carrier; a step of 1 goes counter-clockwise. If the Unit has no draft to
   * get out, drafts the default side.
   */
  around(unit: string, step: 1 | -1): void {
    const sides = this.sides(unit);
    const order = this.order(unit);
    if (order?.do !== 'leave' || sides.length === 0) return this.leave(unit);
    const at = sides.indexOf(nearestTo(sides, order.at)!);
    this.leave(unit, sides[(at + step + sides.length) % sides.length]);
  }

  /** Drafts again the last path that the Unit was ordered to take. */
  repeat(unit: string): void {
    const path = this.#before.get(unit);
    if (path) this.draft(unit, { do: 'move', unit, path: [...path] });
  }

  /** Whether there is a path to repeat. */
  repeats(unit: string): boolean {
    return this.#before.has(unit);
  }

  /** Remembers the path of an order for `repeat`. */
  given(action: Action): void {
    if (action.do === 'move' && action.path.length > 0) this.#before.set(action.unit, action.path);
  }

  /** Keeps a Unit where it is, or frees it again. */
  hold(unit: string): void {
    const held = new Set(this.held);
    if (!held.delete(unit)) held.add(unit);
    this.held = held;
    if (!held.has(unit)) return;
    const { drafts, questions } = this.#context;
    questions.drop(`way ${unit}`);
    drafts.drop(unit);
    drafts.drawn(unit);
  }

  /** Forgets which Units are to stay. */
  release(): void {
    this.held = new Set();
  }

  /** Drafts an order and asks whether it is legal and what it costs. */
  draft(unit: string, action: Action): void {
    const { drafts, questions } = this.#context;
    const old = drafts.of(unit);
    drafts.put({
      key: unit,
      action,
      legal: null,
      why: null,
      way: old?.way ?? [],
      facing: old?.facing ?? 0,
      path: null,
    });
    questions.newest(
      `path ${unit}`,
      { ask: 'path', action },
      (path) => drafts.checker(unit, action, path ? drawn(path) : { legal: null }),
      40,
    );
  }

  #grow(unit: string, leg: Leg): void {
    const order = this.order(unit);
    const path = withLeg(this.legs(unit), leg);
    if (order?.do === 'leave' || unitOf(this.#context.view().position, unit)?.in) return;
    const action: Action = order ? { ...order, path } : { do: 'move', unit, path };
    if (path.length === 0 && action.do === 'move' && !action.board && !action.tow)
      return this.#context.drafts.drop(unit);
    this.draft(unit, action);
  }
}

/** The parts of a draft that come from an answer about its path. */
function drawn(path: PathAnswer): {
  legal: boolean;
  why: PathAnswer['refusal'];
  way: Spot[];
  facing: number;
  path: PathAnswer;
} {
  return {
    legal: path.legal,
    why: path.refusal,
    way: [...path.stops.map(({ at }) => at), path.end.at],
    facing: path.end.facing,
    path,
  };
}
