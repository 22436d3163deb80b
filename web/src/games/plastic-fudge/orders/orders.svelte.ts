import { Ruler } from '../../../parts/measured/ruler.svelte';
import type { Hit } from '../scene/api';
import type {
  Can,
  HintedUnit,
  Hints,
  JetOrder,
  MeasureAnswer,
  Refused,
  Side,
  Spot,
  SurroundingsAnswer,
  Thing,
  Unit,
} from '../types';
import { cardOf, isGone, placeOf, unitOf } from '../describe/units';
import type { Advance } from './ahead';
import type { OrdersContext } from './context';
import { QuestionQueue } from './question-queue';
import { Deploying } from './deploying.svelte';
import { Drafts, type Draft } from './drafts.svelte';
import type { Kept } from './kept-drafts';
import { nextUnit } from './next';
import { Moving } from './moving.svelte';
import { spotOf, thingAt, unitMeant } from './spots';
import { aimOf, isWorth, Shooting } from './shooting.svelte';

/** The orders that a player prepares at the table: selecting, measuring, drafting. */
export class Orders {
  /** The ids of the selected Units. The first one is called the leading Unit. */
  selected = $state.raw<readonly string[]>([]);
  /** What stands around the selected Unit. If none is selected, what stands around some Unit on the table. */
  around: SurroundingsAnswer | null = $state.raw(null);
  /** The order for each Jet, by the id of the Jet. */
  jets = $state.raw<ReadonlyMap<string, JetOrder>>(new Map());
  /** The Unit under a pressed pointer. The Unit is selected as soon as the pointer drags it. */
  dragged: string | null = $state(null);
  /** The leading Unit, if the player has chosen it since the present question was asked. */
  #chosen: string | null = null;
  /** The Unit under the pointer of a mouse. */
  hovered: string | null = $state(null);
  readonly questions: QuestionQueue;
  readonly drafts: Drafts;
  readonly moving: Moving;
  readonly shooting: Shooting;
  readonly deploying: Deploying;
  /** The measuring rod, which everyone may use at any time. PF-EQ-02 */
  readonly ruler: Ruler<Thing, MeasureAnswer>;
  readonly table: OrdersContext;

  constructor(table: OrdersContext) {
    this.table = table;
    const { setup, view, hints } = table;
    this.questions = new QuestionQueue(table.ask);
    this.drafts = new Drafts((action) => {
      this.moving.given(action);
      table.act(action);
    });
    const { questions, drafts } = this;
    this.moving = new Moving({ setup, view, questions, drafts });
    this.shooting = new Shooting({ setup, view, questions });
    this.deploying = new Deploying({ setup, view, hints, questions, drafts });
    this.ruler = new Ruler((from, to, heard, wait) =>
      questions.newest('measure', { ask: 'measure', from, to }, heard, wait),
    );
  }

  get lead(): string | null {
    return this.selected[0] ?? null;
  }

  /** What the seat is asked to decide; null if it is not asked. */
  get asks(): Hints['asks'] | null {
    return this.table.hints()?.asks ?? null;
  }

  /** The hint for a Unit: what it may do now. */
  hinted(unit: string | null): HintedUnit | null {
    return this.table.hints()?.units.find((one) => one.unit === unit) ?? null;
  }

  can(unit: string | null, what: Can): boolean {
    return this.hinted(unit)?.can.includes(what) ?? false;
  }

  /** Whether a Unit could attack now. */
  shoots(unit: string | null): boolean {
    return this.can(unit, 'attack') || this.can(unit, 'fire');
  }

  side(): Side | null {
    return this.table.hints()?.seat ?? this.table.view().viewer;
  }

  select(unit: string | null, more = false): void {
    if (unit === null) this.selected = [];
    else if (!more) this.selected = [unit];
    else if (this.selected.includes(unit)) this.selected = this.selected.filter((one) => one !== unit);
    else this.selected = [...this.selected, unit];
    this.#chosen = this.lead;
    this.#refresh();
  }

  /** Ignores answers about an earlier state of the table. Call this after a change of the table. */
  forget(): void {
    this.questions.forget();
    this.drafts.forget();
  }

  /**
   * Asks again about the selected Units and the drafts. Deselects Units that are out of play. Drops the
   * drafts of attacks that have been made, and the drafts of orders for Units that have moved.
   */
  look(): void {
    const { position } = this.table.view();
    const stays = (unit: Unit | undefined): boolean => unit !== undefined && !isGone(unit);
    const left = this.selected.filter((id) => stays(unitOf(position, id)));
    if (left.length < this.selected.length) this.selected = left;
    for (const unit of this.shooting.drafts.keys())
      if (unitOf(position, unit)?.attacked) this.shooting.drop(unit);
    if (!this.drafts.sending)
      for (const { key, action } of this.drafts.list)
        if (action.do !== 'deploy' && unitOf(position, key)?.moved) this.drafts.drop(key);
    this.#refresh();
    if (this.asks === 'commit') this.shooting.seek(this.unaimed());
    if (!this.drafts.sending && this.table.hints()) for (const draft of this.drafts.list) this.#draft(draft);
  }

  /** Drafts again what was drafted before the page was reloaded. */
  restore({ orders, attacks, jets, piece }: Kept): void {
    for (const order of orders) this.#draft(order);
    for (const attack of attacks) this.shooting.restore(attack);
    this.jets = new Map(jets.map((jet) => [jet.unit, jet]));
    if (piece) this.deploying.place(piece.id, piece.at, piece.facing);
  }

  /** Drafts an order, or asks again about a drafted one after the table has changed. */
  #draft({ key, action }: Pick<Draft, 'key' | 'action'>): void {
    if (action.do === 'move' || action.do === 'enter' || action.do === 'leave')
      this.moving.draft(key, action);
    else this.deploying.draft(key, action);
  }

  #refresh(): void {
    const unit = this.lead;
    this.around = null;
    this.moving.look(unit && (this.can(unit, 'move') || this.can(unit, 'leave')) ? unit : null);
    this.shooting.look(unit && this.shoots(unit) ? unit : null);
    const anybody = unit ?? this.table.view().position.units.find((one) => one.at)?.id;
    if (this.table.mode() === 'replay' || !anybody || !placeOf(this.table.view().position, anybody)) return;
    this.questions.newest(
      'around',
      { ask: 'surroundings', unit: anybody },
      (around) => (this.around = around),
      0,
    );
  }

  /** Selects the next Unit that still needs an order. If all Units have orders, selects the next of all. */
  next(step: 1 | -1): void {
    const next = nextUnit(this, step);
    if (next !== undefined) this.select(next);
  }

  /** Units that may move but have no order to move or to stay. */
  idle(): HintedUnit[] {
    const { position } = this.table.view();
    return (this.table.hints()?.units ?? []).filter(
      ({ unit, can }) =>
        can.includes('move') &&
        !unitOf(position, unit)?.moved &&
        !this.moving.held.has(unit) &&
        !this.drafts.awaited.has(unit) &&
        !this.drafts.of(unit),
    );
  }

  /** Sends Units ahead. */
  advance(units: readonly Advance[]): void {
    this.leaveEnemy();
    for (const { unit, far } of units) this.moving.advance(unit, far);
  }

  /** Units that could attack but have no attack. Units that are known to harm no enemy are left out. */
  unaimed(): string[] {
    const { drafts, harmless } = this.shooting;
    const units = this.table.hints()?.units ?? [];
    return units.flatMap(({ unit, can }) =>
      can.includes('attack') && !drafts.has(unit) && !harmless.has(unit) ? unit : [],
    );
  }

  /** The Unit that was tapped last: the selected one, or the target that was tapped for it. */
  get asked(): string | null {
    const target = this.shooting.looked?.label ?? '';
    return cardOf(this.table.setup(), target) ? target : this.lead;
  }

  /** Deselects an enemy, so that no words about this enemy stay when the player is asked something else. */
  leaveEnemy(): void {
    if (this.lead !== null && this.side() !== null && !this.#isOwn(this.lead)) this.select(null);
  }

  /**
   * Drops everything that is drafted, and deselects an enemy. Call it when another part of the game begins or
   * the viewer changes.
   */
  clear(): void {
    this.drafts.clear();
    this.shooting.clear();
    this.deploying.clear();
    this.jets = new Map();
    this.moving.release();
    this.#chosen = null;
    this.leaveEnemy();
    if (this.ruler.on) this.ruler.toggle();
  }

  /** Handles a refusal by the server. Returns whether the refusal is shown beside an order. */
  refused(refused: Refused): boolean {
    if (this.drafts.refused(refused)) return true;
    if (refused.action.do !== 'commit') return false;
    this.shooting.refusal = refused;
    return this.shooting.refusedUnit() !== null;
  }

  /** Drops the first one in use: rod, template, piece or marker, selection. Returns whether one was. */
  cancel(): boolean {
    if (this.ruler.on) this.ruler.toggle();
    else if (this.shooting.aim) this.shooting.aim = null;
    else if (this.deploying.piece || this.deploying.laying) this.deploying.clear();
    else if (this.selected.length > 0) this.select(null);
    else return false;
    return true;
  }

  /** Handles a tap on the table. */
  tap(hit: Hit, more: boolean): void {
    const spot = spotOf(hit);
    const { ruler, shooting, deploying } = this;
    if (ruler.on && !this.#endsMeasuring(hit.unit)) return ruler.tap(thingAt(hit));
    if (deploying.piece) return hit.onTable ? deploying.place(deploying.piece.id, spot) : undefined;
    if (deploying.laying && hit.onTable && deploying.toLay() > 0)
      return deploying.lay(spot, deploying.laying === 'real');
    if (shooting.aim) return shooting.lead(spot);
    const aims = !this.lead || this.shoots(this.lead) || this.asks === 'jets';
    const knows = this.#chosen === this.lead;
    const meant = unitMeant(hit, this.lead, (id) => aims || this.#isOwn(id), knows);
    const unit = meant ?? (hit.ghost === this.lead ? null : hit.ghost);
    if (unit ?? hit.sign) return this.pick(unit ?? hit.sign ?? '', unit !== null, more, hit.at as Spot);
    if (hit.onTable || hit.flag) this.point(spot, 0, more || this.moving.adds);
  }

  #isOwn(unit: string): boolean {
    return cardOf(this.table.setup(), unit)?.side === this.side();
  }

  /** Puts the measuring rod away if it has measured and `unit` is an own Unit. Returns whether it did. */
  #endsMeasuring(unit: string | null): boolean {
    if (this.ruler.to === null || unit === null || !this.#isOwn(unit)) return false;
    this.ruler.toggle();
    return true;
  }

  /**
   * Handles a place that the player points at for the selected Units. With `on`, a Unit that is selected
   * alone goes on from the end of its drafted path. `wait` is how long the question waits for a newer one, in
   * milliseconds.
   */
  point(spot: Spot, wait = 0, on = false): void {
    const unit = this.lead;
    if (!unit) return;
    if (this.asks === 'jets' && this.table.hints()?.jets.includes(unit)) return this.jet(unit, { at: spot });
    if (this.can(unit, 'deploy')) return this.deploying.put(unit, spot);
    if (!this.can(unit, 'move') && !this.can(unit, 'enter') && !this.can(unit, 'leave')) return;
    if (this.selected.length > 1 && wait === 0)
      this.moving.together(
        this.selected.filter((id) => this.can(id, 'move')),
        spot,
      );
    else if (!on || !this.moving.on(unit, spot)) this.moving.to(unit, spot, wait);
  }

  /** Changes the order for a Jet; a `target` of null removes its target. */
  jet(unit: string, change: { at?: Spot; target?: string | null }): void {
    const [width, depth] = this.table.view().position.table;
    const known = this.jets.get(unit);
    const target = change.target === undefined ? known?.target : change.target;
    const at = change.at ?? known?.at ?? [width / 2, depth / 2];
    this.jets = new Map(this.jets).set(unit, { unit, at, ...(target ? { target } : {}) });
  }

  /** Whether a drag that begins at this place gives orders. */
  grab(hit: Hit): boolean {
    if (this.ruler.on) return false;
    if (this.shooting.aim || this.deploying.piece) return hit.onTable;
    const unit = hit.unit ?? hit.ghost;
    if (!(['move', 'deploy', 'enter'] as const).some((can) => this.can(unit, can))) return false;
    this.dragged = unit;
    return true;
  }

  drag(hit: Hit): void {
    const spot = spotOf(hit);
    if (this.shooting.aim) this.shooting.lead(spot);
    else if (this.deploying.piece) this.deploying.place(this.deploying.piece.id, spot);
    else if (this.dragged && hit.onTable) {
      if (!this.selected.includes(this.dragged)) this.select(this.dragged);
      this.point(spot, 80);
    }
  }

  drop(hit: Hit | null): void {
    if (this.dragged && hit?.onTable) this.point(spotOf(hit));
    this.dragged = null;
  }

  hover(hit: Hit | null): void {
    this.hovered = hit?.unit ?? null;
    if (this.ruler.on && hit?.onTable) this.ruler.hover(thingAt(hit));
  }

  /**
   * Handles a tap on a Unit or a marker, on the table or in the rows. The selected Unit attacks a tapped
   * enemy or marker, if it can; else a tapped Unit is selected.
   */
  pick(id: string, isUnit: boolean, more: boolean, at = placeOf(this.table.view().position, id)): void {
    if (this.ruler.on && !this.#endsMeasuring(id)) return this.ruler.tap(id);
    const enemy = isUnit && !this.#isOwn(id);
    const unit = this.lead;
    if (unit && (enemy || !isUnit) && this.shoots(unit) && this.#attack(unit, id, at)) return;
    if (unit && enemy && this.asks === 'jets' && this.table.hints()?.jets.includes(unit))
      return this.jet(unit, { target: id });
    if (isUnit) this.select(id, more);
  }

  #attack(unit: string, id: string, at: Spot | null): boolean {
    const { shooting } = this;
    const aimed = shooting.against(id);
    const [template] = shooting.templates(unit);
    const draft = shooting.drafts.get(unit);
    // A second tap on a target takes the attack back, whatever weapon was chosen.
    if (draft && aimOf(draft) === id && !shooting.aim) shooting.drop(unit);
    else if (aimed && isWorth(aimed)) shooting.choose(aimed);
    else if (template && at) shooting.lay(unit, template, at);
    if (aimed) shooting.looked = aimed;
    return aimed !== null || template !== undefined;
  }
}
