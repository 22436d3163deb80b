import type { Hit } from '../scene/api';
import { cardOf, figureOf } from '../describe/names';
import { sightOf, type Sight } from '../describe/sight';
import type {
  Action,
  Asks,
  Can,
  Edge,
  HintedFigure,
  Hints,
  MeasureAnswer,
  Mode,
  Question,
  Setup,
  Spot,
  SurroundingsAnswer,
  View,
} from '../types';
import { Aiming } from './aiming.svelte';
import { QuestionQueue } from './question-queue';
import { Glance } from './glance.svelte';
import { Choosing } from './choosing.svelte';
import { layHinted } from './hinted';
import { Moving } from './moving.svelte';
import { Placing } from './placing.svelte';
import { isPlace, thingAt, whole, type Thing } from './tapped';
import { Ruler } from '../../../parts/measured/ruler.svelte';

/** How far a drag of one pixel turns the torso while the camera is behind it, in hundredths of a degree. */
const perPixel = 8;
/** A drag is slanted if neither direction is more than this many times the other one. */
const steep = 3;

/** What `Orders` needs of the table. */
export type OrdersContext = {
  setup: () => Setup;
  /** The view that the table shows, which may be older than the game while events are being played. */
  view: () => View;
  /** What the player may decide now; null if it is not the player's decision. */
  hints: () => Hints | null;
  /** The decision that the visible hint advises; null if no hint is visible. */
  hinted: () => Action | null;
  mode: () => Mode;
  act: (action: Action) => void;
  ask: (question: Question) => Promise<unknown>;
};

/**
 * Holds what a player prepares at the table: the selection, drafts of moves, the aim, choices for a special.
 */
export class Orders {
  /** The id of the selected figure. */
  lead: string | null = $state(null);
  /** The server's answer on what stands around the selected figure, or around another if none is selected. */
  around: SurroundingsAnswer | null = $state.raw(null);
  /** The id of the figure whose card is open. */
  card: string | null = $state(null);
  /** The id of the figure or object under the pointer. */
  hovered: string | null = $state(null);
  /** Whether the panels show fields for exact numbers. */
  exact = $state(false);
  /** Whether the player has asked to see sections and objects as targets too. */
  scenery = $state(false);
  /** Whether the camera stands behind the figure that aims. */
  behind = $state(false);
  /** The id of the figure that a drag moves or aims. */
  dragged: string | null = $state(null);
  readonly questions: QuestionQueue;
  readonly placing: Placing;
  readonly moving: Moving;
  readonly aiming: Aiming;
  readonly choosing: Choosing;
  readonly glance = new Glance();
  readonly ruler: Ruler<Thing, MeasureAnswer>;
  readonly table: OrdersContext;
  /** The figure that the last press selected. The tap that ends this press gives the figure no order. */
  #pressed: string | null = null;

  constructor(table: OrdersContext) {
    this.table = table;
    const { setup, view, hints } = table;
    const act = (action: Action): void => table.act(action);
    this.questions = new QuestionQueue(table.ask);
    const { questions } = this;
    this.placing = new Placing({ setup, view, hints, questions, act });
    this.moving = new Moving({ setup, view, questions, act });
    this.aiming = new Aiming({ setup, view, hinted: () => table.hinted(), questions, act });
    this.choosing = new Choosing({ view, hints, questions, act });
    this.ruler = new Ruler((from, to, heard, wait) =>
      questions.newest('measure', { ask: 'measure', from, to }, heard, wait),
    );
  }

  /** What the seat is to decide; null if it is not to act. */
  get asks(): Asks | null {
    return this.table.hints()?.asks ?? null;
  }

  /** Returns what the rules let a figure do now; null if they let it do nothing. */
  hinted(figure: string | null): HintedFigure | null {
    return this.table.hints()?.figures.find((one) => one.figure === figure) ?? null;
  }

  can(figure: string | null, what: Can): boolean {
    return this.hinted(figure)?.can.includes(what) ?? false;
  }

  /** Returns whether a figure may attack a figure, an object or a section now. */
  strikes(figure: string | null): boolean {
    return this.can(figure, 'attack') || this.can(figure, 'section');
  }

  select(figure: string | null): void {
    const isOther = figure !== this.lead;
    if (isOther) this.aiming.release();
    this.glance.clear();
    this.lead = figure;
    this.#refresh();
    // The hint does not replace a draft of the player.
    if (isOther && this.moving.of(figure) === null) layHinted(this);
  }

  /**
   * Asks the server all questions again after a change of the view or the hints. If only one figure may act,
   * selects that figure, except in a usual turn.
   */
  look(): void {
    const view = this.table.view();
    if (this.lead !== null && !figureOf(view, this.lead)) this.lead = null;
    const able = (this.table.hints()?.figures ?? []).filter(({ can }) => can.length > 0);
    if (able.length === 1 && this.asks !== 'turn' && able[0]) this.lead = able[0].figure;
    if (this.table.hints())
      for (const figure of this.moving.drafts.keys()) if (!this.can(figure, 'move')) this.moving.drop(figure);
    this.#refresh();
    this.choosing.look();
    this.placing.next();
  }

  #refresh(): void {
    const { lead } = this;
    this.around = null;
    this.placing.look(this.can(lead, 'place') ? lead : null);
    this.moving.look(this.can(lead, 'move') ? lead : null);
    this.aiming.look(this.strikes(lead) ? lead : null);
    const view = this.table.view();
    const on = view.figures.filter(({ zone, at }) => zone === 'in-play' && at);
    const own = on.find(({ controller }) => controller === view.viewer) ?? on[0];
    const standing = lead !== null && figureOf(view, lead)?.at ? lead : (own?.id ?? null);
    if (this.table.mode() === 'replay' || standing === null) return this.questions.drop('around');
    this.questions.newest(
      'around',
      { ask: 'surroundings', figure: standing },
      (around) => (this.around = around),
      0,
    );
  }

  /** Selects the next figure that may act, or with -1 the previous one. */
  next(step: 1 | -1): void {
    const open = (this.table.hints()?.figures ?? [])
      .filter(({ can }) => can.length > 0)
      .map(({ figure }) => figure);
    if (open.length === 0) return;
    const at = this.lead === null ? -1 : open.indexOf(this.lead);
    this.select(
      open[at < 0 ? (step > 0 ? 0 : open.length - 1) : (at + step + open.length) % open.length] ?? null,
    );
  }

  /** Drops the aim, and the draft of the move that was sent. Called after every step of the game. */
  took(): void {
    this.glance.clear();
    this.aiming.release();
    this.moving.took();
  }

  /** Keeps the draft of the move that the server refused, and stops placing figures automatically. */
  refused(): void {
    this.placing.queue = [];
    this.moving.refused();
  }

  /** Drops drafts, aims and the ruler. Called when another part of the game begins or the viewer changes. */
  clear(): void {
    this.glance.clear();
    this.placing.clear();
    this.moving.clear();
    this.aiming.clear();
    this.card = null;
    this.dragged = null;
    if (this.ruler.on) this.ruler.toggle();
  }

  /** Drops the first of: ruler, question before the end of a turn, aim, draft, selection. Returns false if none. */
  cancel(): boolean {
    if (this.ruler.on) this.ruler.toggle();
    else if (this.moving.ending) this.moving.ending = false;
    else if (this.aiming.aim || this.aiming.chosen) this.aiming.release();
    else if (this.lead && this.moving.of(this.lead)) this.moving.drop(this.lead);
    else if (this.lead ?? this.glance.enemy) this.select(null);
    else return false;
    return true;
  }

  /** Handles a tap on the table, on a thing or on a place. `more` adds the place to the draft of a move. */
  tap(hit: Hit, more: boolean): void {
    if (hit.figure !== null && hit.figure === this.#pressed) return;
    const id = isPlace(this, hit) ? null : (hit.figure ?? hit.object ?? hit.section);
    const spot = whole(hit.spot);
    if (this.ruler.on) return this.ruler.tap(thingAt(hit));
    if (id && this.pick(id)) return;
    if (hit.onTable) this.point(spot, more);
  }

  /**
   * Handles a tap on a thing, on the table or in the rows: measures to it, chooses it for a special, aims at
   * it or selects it. Returns false if the tap did none of these.
   */
  pick(id: string): boolean {
    const { hint } = this.choosing;
    if (this.ruler.on) this.ruler.tap(id);
    else if (this.asks === 'special' && hint?.targets.includes(id)) this.choosing.pick(id);
    else if (this.strikes(this.lead) && id !== this.lead && this.aiming.target(id) && !this.#mine(id))
      this.aiming.choose(id);
    else if (this.glance.tap(this, id)) return true;
    else if (cardOf(this.table.setup(), id)) this.select(id);
    else return false;
    return true;
  }

  /** Returns whether the player may give a figure an order now. */
  #mine(id: string): boolean {
    return (this.hinted(id)?.can.length ?? 0) > 0;
  }

  /** Places or moves the selected figure to a place, or chooses the place for a special. */
  point(spot: Spot, more = false, wait = 0): void {
    const { lead } = this;
    if (this.asks === 'special') return this.choosing.point(spot, this.side);
    if (lead === null) return;
    if (this.can(lead, 'place')) {
      this.placing.point(spot);
      if (wait === 0) this.placing.keep();
    } else if (this.can(lead, 'move')) this.moving.to(lead, spot, more, wait);
  }

  /** The player's side of the table. */
  get side(): Edge | null {
    const view = this.table.view();
    const seat = this.table.hints()?.seat ?? view.viewer;
    return view.seats.find(({ id }) => id === seat)?.side ?? null;
  }

  /** The first thing that the line of the aimed weapon meets; null if there is none, or no answer yet. */
  get sight(): Sight | null {
    const { setup, view } = this.table;
    const { line } = this.aiming;
    return this.lead !== null && line ? sightOf(setup(), view(), this.lead, line) : null;
  }

  /** The reach of the selected figure's hand weapon in micrometres; null if something is within reach. */
  get tooFar(): number | null {
    const reach = this.lead === null ? 0 : (cardOf(this.table.setup(), this.lead)?.weapon.reach ?? 0);
    const { targets } = this.aiming;
    if (reach === 0 || !targets || !this.can(this.lead, 'attack')) return null;
    return targets.targets.some(({ in_arc, what }) => in_arc && what !== 'section') ? null : reach;
  }

  /** The id of the figure that the line meets first, if it is on the attacker's side; otherwise null. */
  get hitsOwn(): string | null {
    const { sight } = this;
    const side = (figure: string | null): string | undefined =>
      figureOf(this.table.view(), figure)?.controller;
    return sight?.reached && side(sight.id) !== undefined && side(sight.id) === side(this.lead)
      ? sight.id
      : null;
  }

  /** Begins a drag. Returns false if the drag is to move the camera. With `behind`, the drag aims. */
  grab(hit: Hit): boolean {
    this.#pressed = null;
    if (this.ruler.on) return false;
    if (this.aiming.aim && this.behind) {
      this.dragged = this.lead;
      return true;
    }
    const { figure } = hit;
    if (!figure || !['place', 'move', 'attack'].some((can) => this.can(figure, can as Can)))
      return this.glance.hold();
    if (figure !== this.lead) {
      this.select(figure);
      this.#pressed = figure;
    }
    this.dragged = figure;
    return true;
  }

  /**
   * Continues a drag: moves a figure to a place, or turns its torso. With `lifts`, the drag raises or lowers
   * the weapon instead. `across` and `up` are pixels.
   */
  drag(hit: Hit, [across, up]: readonly [number, number], lifts: boolean): void {
    const { dragged, aiming } = this;
    if (dragged === null) return this.glance.drag();
    const lift = lifts ? up : null;
    if (!aiming.aim && !this.can(dragged, 'move')) aiming.begin();
    if (aiming.aim && lift !== null) this.#raise(lift, 10);
    else if (aiming.aim && this.behind) this.#turn(across, up);
    else if (aiming.aim) this.#swivel(hit);
    else if (hit.onTable) this.point(whole(hit.spot), false, 60);
  }

  drop(hit: Hit | null): void {
    const { dragged } = this;
    this.dragged = null;
    if (dragged !== null && hit?.onTable && !this.aiming.aim) this.point(whole(hit.spot));
  }

  /** Turns the torso for a drag across, and raises or lowers the weapon for one up or down. Slanted: both. */
  #turn(across: number, up: number): void {
    const [wide, tall] = [Math.abs(across), Math.abs(up)];
    if (wide * steep >= tall) this.aiming.nudge('yaw', -across * perPixel);
    if (tall * steep >= wide) this.#raise(up, perPixel / 2);
  }

  /**
   * Raises the weapon for a drag of `up` pixels, each by `by` hundredths of a degree. A weapon that is lifted
   * instead of tilted rises 100 micrometres for each pixel.
   */
  #raise(up: number, by: number): void {
    const { second } = this.aiming;
    const each = second === 'height' ? 100 : second === 'dip' ? -by : by;
    this.aiming.nudge(second, up * each);
  }

  /** Turns the torso towards the pointer. */
  #swivel(hit: Hit): void {
    const figure = figureOf(this.table.view(), this.lead);
    if (!figure?.at) return;
    const [x, z] = [hit.spot[0] - figure.at[0], hit.spot[1] - figure.at[1]];
    const heading = (Math.atan2(x, z) * 18_000) / Math.PI;
    const yaw = ((((heading - figure.facing) % 36_000) + 54_000) % 36_000) - 18_000;
    this.aiming.set('yaw', Math.round(yaw / 10) * 10);
  }

  hover(hit: Hit | null): void {
    this.hovered = hit?.figure ?? hit?.object ?? null;
    if (hit?.onTable && this.ruler.on) this.ruler.hover(thingAt(hit));
  }
}
