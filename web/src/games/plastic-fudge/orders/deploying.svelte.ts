import { cardOf, stateOf, unitOf } from '../describe/units';
import type { Action, ActionOf, Hints, Setup, Spot, View, WhyNot, Zone } from '../types';
import type { QuestionQueue } from './question-queue';
import type { Drafts } from './drafts.svelte';

/** The functions and objects of the table that `Deploying` needs. */
type DeployingContext = {
  setup: () => Setup;
  view: () => View;
  hints: () => Hints | null;
  questions: QuestionQueue;
  drafts: Drafts;
};

/** The space between bases in a line, in inches. */
const gap = 0.5;
const sixth = (length: number): number => Math.round(length * 1e6) / 1e6;

/** Deploys Units, lays markers and places pieces of terrain, as drafts. */
export class Deploying {
  /** The kind of marker that is being laid; null if no marker is being laid. */
  laying: 'real' | 'false' | null = $state(null);
  /** The piece of terrain that is being placed. */
  piece: { id: string; at: Spot; facing: number; legal: boolean | null; why: WhyNot | null } | null =
    $state.raw(null);
  #marks = 0;
  #context: DeployingContext;

  constructor(context: DeployingContext) {
    this.#context = context;
  }

  /** The direction in which new Units of the player look, in degrees: towards the enemy. */
  ahead(): number {
    return this.#context.hints()?.seat === 'tan' ? 270 : 90;
  }

  /** Where a Unit stands, or would stand by its draft; null if it has no place on the table. */
  stands(unit: string): { at: Spot; facing: number } | null {
    const draft = this.#context.drafts.of(unit)?.action;
    if (draft?.do === 'deploy')
      return draft.at ? { at: draft.at, facing: draft.facing ?? this.ahead() } : null;
    const known = unitOf(this.#context.view().position, unit);
    return known?.at ? { at: known.at, facing: known.facing ?? this.ahead() } : null;
  }

  /** Drafts a place for a Unit. A place beside the table is moved to the table's edge. */
  put(unit: string, at: Spot, facing = this.stands(unit)?.facing ?? this.ahead()): void {
    const [width, depth] = this.#context.view().position.table;
    const within = (length: number, most: number): number => sixth(Math.max(0, Math.min(most, length)));
    this.draft(unit, {
      do: 'deploy',
      unit,
      at: [within(at[0], width), within(at[1], depth)],
      facing: (facing + 360) % 360,
    });
  }

  nudge(unit: string, east: number, north: number): void {
    const { at } = this.stands(unit) ?? { at: this.middle() };
    this.put(unit, [at[0] + east, at[1] + north]);
  }

  turn(unit: string, degrees: number): void {
    const { at, facing } = this.stands(unit) ?? { at: this.middle(), facing: this.ahead() };
    this.put(unit, at, facing + degrees);
  }

  aboard(unit: string, carrier: string): void {
    this.draft(unit, { do: 'deploy', unit, in: carrier });
  }

  reserve(unit: string): void {
    this.draft(unit, { do: 'deploy', unit, reserve: true });
  }

  /** The middle of the zone in which this player deploys. */
  middle(): Spot {
    const { position } = this.#context.view();
    return middleOf(this.#context.hints()?.zone ?? null, position.table);
  }

  /** Units that have no place and no draft. */
  waiting(): string[] {
    const { view, hints, drafts } = this.#context;
    const units = hints()?.units.map(({ unit }) => unit) ?? [];
    return units.filter(
      (id) =>
        stateOf(unitOf(view().position, id) ?? { id, side: 'green', type: 'basic' }) === 'undeployed' &&
        !drafts.of(id),
    );
  }

  /** Drafts a place for each Unit that still waits, in lines across the zone. Jets go into reserve. */
  line(): void {
    const { setup, view, hints, drafts } = this.#context;
    const zone = hints()?.zone ?? null;
    const cards = this.waiting().flatMap((id) => cardOf(setup(), id) ?? []);
    for (const jet of cards.filter(({ type }) => type === 'jet')) this.reserve(jet.id);
    const { position } = view();
    const drafted = drafts.list.flatMap(({ action }) =>
      action.do === 'deploy' && action.at ? [{ id: action.unit, at: action.at }] : [],
    );
    const stood = position.units.flatMap(({ id, at }) =>
      at && !drafted.some((one) => one.id === id) ? [{ id, at }] : [],
    );
    const taken = [...drafted, ...stood].map(({ id, at }) => ({
      at,
      radius: cardOf(setup(), id)?.radius ?? 0.5,
    }));
    const walkers = cards.filter(({ type }) => type !== 'jet');
    const spots = lineUp(zone, position.table, hints()?.seat ?? 'green', walkers, taken);
    walkers.forEach((card, n) => {
      const spot = spots[n];
      if (spot) this.put(card.id, spot);
    });
  }

  /** Drafts a marker at a place. */
  lay(at: Spot, real: boolean): void {
    do this.#marks += 1;
    while (this.#context.drafts.of(`lay${this.#marks}`));
    this.draft(`lay${this.#marks}`, { do: 'lay', at: [sixth(at[0]), sixth(at[1])], real });
  }

  /** The number of markers that can still be laid in addition to the drafted ones. */
  toLay(): number {
    const drafted = this.#context.drafts.list.filter(({ action }) => action.do === 'lay').length;
    return Math.max(0, (this.#context.hints()?.to_lay ?? 0) - drafted);
  }

  /** Picks up a piece of terrain, or moves the piece that was picked up. */
  place(id: string, at?: Spot, facing?: number): void {
    const old = this.piece?.id === id ? this.piece : null;
    const [width, depth] = this.#context.view().position.table;
    const spot: Spot = at ?? old?.at ?? [width / 2, depth / 2];
    const piece = {
      id,
      at: [sixth(spot[0]), sixth(spot[1])] as Spot,
      facing: ((facing ?? old?.facing ?? 0) + 360) % 360,
      legal: old?.legal ?? null,
      why: old?.why ?? null,
    };
    this.piece = piece;
    const action = this.placement();
    if (!action) return;
    this.#context.questions.newest('piece', { ask: 'check', action }, (check) => {
      if (this.piece === piece && check) this.piece = { ...piece, legal: check.legal, why: check.refusal };
    });
  }

  /** The decision that places the piece where it is now. */
  placement(): ActionOf<'place'> | null {
    return this.piece && { do: 'place', piece: this.piece.id, at: this.piece.at, facing: this.piece.facing };
  }

  clear(): void {
    this.laying = null;
    this.piece = null;
  }

  /**
   * Drafts a decision and asks whether it may be made. The server is not asked about a passenger whose
   * carrier has only a draft.
   */
  draft(key: string, action: Action): void {
    const { drafts, questions } = this.#context;
    const carrier = action.do === 'deploy' && action.in ? this.stands(action.in)?.at : undefined;
    const at = ('at' in action && Array.isArray(action.at) ? action.at : undefined) ?? carrier;
    const facing = action.do === 'deploy' ? (action.facing ?? this.ahead()) : 0;
    drafts.put({ key, action, legal: null, why: null, way: at ? [at] : [], facing, path: null });
    if (action.do === 'deploy' && action.in && drafts.of(action.in)) return;
    questions.newest(
      `check ${key}`,
      { ask: 'check', action },
      (check) => drafts.checker(key, action, check ? { legal: check.legal, why: check.refusal } : {}),
      60,
    );
  }
}

/** The middle of a zone; the middle of the table if there is no zone. */
export function middleOf(zone: Zone | null, [width, depth]: Spot): Spot {
  if (!zone) return [width / 2, depth / 2];
  if ('near' in zone) return [zone.near[0], zone.near[1]];
  const half = zone.depth / 2;
  const middles: Record<typeof zone.edge, Spot> = {
    north: [width / 2, depth - half],
    south: [width / 2, half],
    west: [half, depth / 2],
    east: [width - half, depth / 2],
  };
  return middles[zone.edge];
}

type Taken = { at: Spot; radius: number };

/**
 * Free places for bases in lines through a zone, from the middle outwards. A Commander stands in the line
 * behind, if it has room, and there between two others, so that it hides nobody. The search stops at the
 * first base without room, so there may be fewer places than `bases`.
 */
export function lineUp(
  zone: Zone | null,
  table: Spot,
  side: 'green' | 'tan',
  bases: readonly { radius: number; commander: boolean }[],
  taken: readonly Taken[],
): Spot[] {
  const middle = middleOf(zone, table);
  const upright = zone !== null && 'edge' in zone && (zone.edge === 'east' || zone.edge === 'west');
  const back = side === 'green' ? -1 : 1;
  const between: Spot = upright ? [middle[0], middle[1] + 0.9] : [middle[0] + 0.9, middle[1]];
  const full = [...taken];
  const spots: Spot[] = [];
  for (const { radius, commander } of bases) {
    const free = (spot: Spot): boolean =>
      spot[0] >= radius &&
      spot[1] >= radius &&
      spot[0] <= table[0] - radius &&
      spot[1] <= table[1] - radius &&
      full.every((one) => Math.hypot(one.at[0] - spot[0], one.at[1] - spot[1]) >= one.radius + radius + gap);
    const spot = (
      commander ? places(between, upright, back, behind) : places(middle, upright, back, rows)
    ).find(free);
    if (!spot) break;
    full.push({ at: spot, radius });
    spots.push(spot);
  }
  return spots;
}

/** How far behind the middle of a zone its lines are, in inches, in the order in which they fill. */
const rows = [0, 1.5, -1.5, 3, -3, 4.5, -4.5, 6, -6];
/** The same for a Commander. */
const behind = [1.5, ...rows];

/** Returns places, line by line. Each line begins in its middle. */
function places(middle: Spot, upright: boolean, back: number, rows: readonly number[]): Spot[] {
  const found: Spot[] = [];
  for (const row of rows) {
    for (let step = 0; step <= 40; step += 1) {
      const along = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 0.6;
      const off = row * back;
      found.push(upright ? [middle[0] + off, middle[1] + along] : [middle[0] + along, middle[1] + off]);
    }
  }
  return found.map(([x, y]) => [sixth(x), sixth(y)]);
}
