import { cardOf, isGone, placeOf, stateOf, unitOf } from '../describe/units';
import type { Action, ActionOf, Leg, PathAnswer, ReachAnswer, Setup, Spot, Unit, View } from '../types';
import type { QuestionQueue } from './question-queue';
import type { Drafts } from './drafts.svelte';
import { around, bearing, nearestTo, sidesOf, type CarrierSide } from './leaving';

/** What moving needs to know. */
export type MovingContext = {
  setup: () => Setup;
  view: () => View;
  questions: QuestionQueue;
  drafts: Drafts;
};

type Order = ActionOf<'move'> | ActionOf<'enter'> | ActionOf<'leave'>;

/** As far aside an enemy may stand whom a Unit still has ahead of it, in degrees. */
const ahead = 45;
const sixth = (length: number): number => Math.round(length * 1e6) / 1e6;

/** Puts a leg behind others; legs of one kind become one. */
export function withLeg(path: readonly Leg[], leg: Leg): Leg[] {
  const last = path.at(-1);
  if (last && 'turn' in last && 'turn' in leg) {
    const turn = around(last.turn + leg.turn);
    return turn === 0 ? path.slice(0, -1) : [...path.slice(0, -1), { turn }];
  }
  if (last && 'go' in last && 'go' in leg) return [...path.slice(0, -1), { go: sixth(last.go + leg.go) }];
  return [...path, leg];
}

/** Moves in the making: each is a draft whose path grows leg by leg, or is found by the referee. */
export class Moving {
  /** Where the selected Unit can get to. */
  reach: ReachAnswer | null = $state.raw(null);
  /** Units that stay where they are this Round; nothing is said to the referee. */
  held = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether places that are tapped go on from the end of the drafted path. */
  adds = $state(false);
  /** The path that each Unit was ordered last. */
  #before = new Map<string, Leg[]>();
  /** Whose reach is shown. */
  #looked: string | null = null;
  #context: MovingContext;

  constructor(context: MovingContext) {
    this.#context = context;
  }

  /** Asks where a Unit can get to with what it is to tow, or where a passenger may step out. */
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

  /** Something else is to be towed: the reach is another. */
  again(): void {
    this.look(this.#looked);
  }

  /** The gun that a Unit is to tow. */
  tow(unit: string): string | null {
    const order = this.order(unit);
    return order?.do === 'move' ? (order.tow ?? null) : null;
  }

  #towing(unit: string): { tow?: string } {
    const tow = this.tow(unit);
    return tow ? { tow } : {};
  }

  /** The order in the making, as far as it is a path. */
  order(unit: string): Order | null {
    const action = this.#context.drafts.of(unit)?.action;
    return action && (action.do === 'move' || action.do === 'enter' || action.do === 'leave') ? action : null;
  }

  /** The legs drafted so far. */
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

  /** Takes the last leg back. */
  back(unit: string): void {
    const order = this.order(unit);
    if (!order || !('path' in order)) return this.#context.drafts.drop(unit);
    const path = order.path.slice(0, -1);
    if (path.length === 0 && order.do === 'move' && !order.board) return this.#context.drafts.drop(unit);
    this.draft(unit, { ...order, path });
  }

  /**
   * Draws up a legal path to a place, or as near to it as it gets; of a Unit that enters, its place at the
   * edge. Sent to where it stands, it has no order any more, or only that to tow.
   */
  to(unit: string, spot: Spot, wait = 0): void {
    const { view, drafts, questions, setup } = this.#context;
    if (stateOf(unitOf(view().position, unit) ?? ({} as Unit)) === 'reserve') {
      const south = cardOf(setup(), unit)?.side === 'green';
      return this.draft(unit, { do: 'enter', unit, at: sixth(spot[0]), facing: south ? 90 : 270, path: [] });
    }
    if (unitOf(view().position, unit)?.in) {
      const side = nearestTo(this.sides(unit), spot);
      return side ? this.leave(unit, side) : undefined;
    }
    const tow = this.#towing(unit);
    drafts.await(unit);
    questions.newest(
      `way ${unit}`,
      { ask: 'way', unit, to: [sixth(spot[0]), sixth(spot[1])], ...tow },
      (way) => {
        // A gun was taken or left meanwhile: the way is another.
        if (this.tow(unit) !== (tow.tow ?? null)) return this.to(unit, spot);
        if (way && (way.path.length > 0 || tow.tow))
          drafts.put({ key: unit, action: { do: 'move', unit, path: way.path, ...tow }, ...drawn(way) });
        else if (way?.arrives) drafts.drop(unit);
        drafts.drawn(unit);
      },
      wait,
    );
  }

  /** Goes straight on from the end of the drafted path to a place; says whether there is such a path. */
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

  /** Moves several Units by the same displacement as the first of them. */
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
   * Sends a Unit ahead as far as it gets: where it looks, since turns cost, or towards the nearest enemy if that
   * stands off to a side.
   */
  advance(unit: string, far: number): void {
    const { position } = this.#context.view();
    const { at, facing = 90, side } = unitOf(position, unit) ?? {};
    if (!at) return;
    const away = ([x, y]: Spot): number => Math.hypot(x - at[0], y - at[1]);
    const [enemy] = position.units
      .flatMap((one) => (one.at && one.side !== side && !isGone(one) ? [one.at] : []))
      .sort((one, other) => away(one) - away(other));
    const aside = enemy ? bearing(at, enemy) : facing;
    const way = ((Math.abs(around(aside - facing)) <= ahead ? facing : aside) * Math.PI) / 180;
    const within = (length: number, most: number): number => Math.max(0, Math.min(most, length));
    const [width, depth] = position.table;
    this.to(unit, [within(at[0] + far * Math.cos(way), width), within(at[1] + far * Math.sin(way), depth)]);
  }

  /** Changes how a move ends, or what it tows; `null` takes it back. */
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
   * The sides on which a passenger may step out, counter-clockwise from behind its carrier, as far as they
   * are known.
   */
  sides(unit: string): CarrierSide[] {
    const { setup, view, drafts } = this.#context;
    return this.reach?.unit === unit ? sidesOf(setup(), view().position, this.reach, drafts.list) : [];
  }

  /** Leaves a carrier on a side, behind it at first; the way it looks is kept. */
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

  /** Goes to the next side of the carrier, counter-clockwise for 1. */
  around(unit: string, step: 1 | -1): void {
    const sides = this.sides(unit);
    const order = this.order(unit);
    if (order?.do !== 'leave' || sides.length === 0) return this.leave(unit);
    const at = sides.indexOf(nearestTo(sides, order.at)!);
    this.leave(unit, sides[(at + step + sides.length) % sides.length]);
  }

  /** Orders the same as in the Round before. */
  repeat(unit: string): void {
    const path = this.#before.get(unit);
    if (path) this.draft(unit, { do: 'move', unit, path: [...path] });
  }

  /** Whether there is an order that could be repeated. */
  repeats(unit: string): boolean {
    return this.#before.has(unit);
  }

  /** Keeps what was ordered, for the next Round. */
  given(action: Action): void {
    if (action.do === 'move' && action.path.length > 0) this.#before.set(action.unit, action.path);
  }

  /** Holds a Unit where it is, or lets it go again. */
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

  /** Forgets which Units hold. */
  release(): void {
    this.held = new Set();
  }

  /** Puts an order in as a draft and asks what it costs. */
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

/** What an answer about a path says of its draft. */
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
