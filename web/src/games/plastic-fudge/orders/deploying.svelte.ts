import { cardOf, stateOf, unitOf } from '../describe/units';
import type { Action, ActionOf, Hints, Setup, Spot, View, WhyNot } from '../types';
import { lineUp, middleOf } from './line-up';
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
    const side = hints()?.seat ?? 'green';
    const enemies = position.units.flatMap((one) => (one.side !== side && one.at ? [one.at] : []));
    const ground = { zone, table: position.table, terrain: position.terrain ?? [], enemies };
    const spots = lineUp(ground, side, walkers, taken);
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
