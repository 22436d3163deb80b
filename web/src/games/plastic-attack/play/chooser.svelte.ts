import type { Action, Hints, Refused } from '../types';
import * as choose from './choose';

/** What the chooser may see and say. */
interface ChooserContext {
  hints(): Hints | null;
  seats(): string[];
  act(action: Action): void;
  why(action: Action): void;
  /** Whether questions can be asked: not in a replay, for a watcher, after the end, or while events play. */
  asks(): boolean;
}

/** What the player has taken up and looks at; it knows hints, never rules. */
export class Chooser {
  /** The own figure about to attack. */
  picked: string | null = $state(null);
  /** The card about to be laid, where a touch selects before it decides. */
  card: string | null = $state(null);
  /** The players named for the Master Plan. */
  plan: string[] = $state([]);
  /** The figure whose character card lies open. */
  looked: string | null = $state(null);
  /** Which list lies open. */
  open: 'discard' | 'memory' | null = $state(null);
  /** The refusal that has been read. */
  read: Refused | null = $state.raw(null);

  #context: ChooserContext;

  constructor(context: ChooserContext) {
    this.#context = context;
  }

  get lit(): choose.Lit {
    return choose.litBy(this.#context.hints(), this.picked);
  }

  get decline(): Action | null {
    return choose.decline(this.#context.hints());
  }

  get guard(): Action | null {
    return choose.guard(this.#context.hints());
  }

  /** The use of the offered action that needs no figure, or the Master Plan as named so far. */
  get use(): Action | null {
    const hints = this.#context.hints();
    if (hints?.offer && hints.offer.players.length > 0)
      return choose.planOn(this.plan, this.#context.seats());
    return choose.useOn(hints, null);
  }

  /** A figure was chosen; `controller` is the player in whose army it stands. */
  figure(figure: string, controller: string | null): void {
    const meaning = choose.figureMeans(this.#context.hints(), this.picked, figure, controller);
    if (meaning.kind === 'look') this.looked = figure;
    else this.#do(meaning);
  }

  /** A player was chosen. */
  player(player: string): void {
    this.#do(choose.playerMeans(this.#context.hints(), this.picked, player));
  }

  /** A card of the own hand was chosen; a touch selects it first and decides by a second touch or the button. */
  hand(card: string, byTouch: boolean): void {
    const meaning = choose.cardMeans(this.#context.hints(), card);
    if (meaning.kind === 'act' && byTouch && this.card !== card) this.card = card;
    else this.#do(meaning);
  }

  /** An own figure was let go over a side of the table, or over the middle. */
  drop(figure: string, player: string | null): void {
    this.#do(choose.dropMeans(this.#context.hints(), figure, player));
  }

  /** Takes a figure up by dragging. */
  lift(figure: string): void {
    if (this.#context.hints()?.asks === 'attack' && this.lit.figures.has(figure)) this.picked = figure;
  }

  /** Says a decision and empties the hand. */
  say(action: Action | null): void {
    if (!action) return;
    this.clear();
    this.#context.act(action);
  }

  /** Lets go of what was taken up; says whether there was anything. */
  clear(): boolean {
    const had = this.picked !== null || this.card !== null || this.plan.length > 0;
    this.picked = null;
    this.card = null;
    this.plan = [];
    return had;
  }

  #do(meaning: choose.Meaning): void {
    if (meaning.kind === 'act') this.say(meaning.action);
    else if (meaning.kind === 'pick') this.picked = this.picked === meaning.figure ? null : meaning.figure;
    else if (meaning.kind === 'plan') {
      const named = this.plan.includes(meaning.player);
      this.plan = named
        ? this.plan.filter((player) => player !== meaning.player)
        : [...this.plan, meaning.player];
    } else if (meaning.kind === 'why' && this.#context.asks()) {
      this.read = null;
      this.#context.why(meaning.action);
    }
  }
}
