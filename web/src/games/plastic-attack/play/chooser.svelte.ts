import type { Action, Hints, Refused } from '../types';
import * as choose from './choose';

/** The functions of the table that `Chooser` needs. */
interface ChooserContext {
  hints(): Hints | null;
  seats(): string[];
  act(action: Action): void;
  why(action: Action): void;
  /**
   * Returns whether the viewer may ask why a decision is not legal. The viewer may not do so in a replay, as
   * a spectator, after the end, or while the table shows events.
   */
  asks(): boolean;
}

/**
 * Holds what the player has picked and opened, and turns presses into decisions. The hints say what is legal.
 */
export class Chooser {
  /** The figure that the player has picked for an attack. */
  picked: string | null = $state(null);
  /** The seats that the player has chosen for the Master Plan. */
  plan: string[] = $state([]);
  /** The figure whose character card is open. */
  looked: string | null = $state(null);
  /** The open list: the discard pile, or the cards that the player has not seen. */
  open: 'discard' | 'memory' | null = $state(null);
  /**
   * The last refusal that the player closed, or after which the player did something else. The table no
   * longer shows it.
   */
  read: Refused | null = $state.raw(null);

  #context: ChooserContext;

  constructor(context: ChooserContext) {
    this.#context = context;
  }

  get lit(): choose.Lit {
    return choose.litBy(this.#context.hints(), this.picked);
  }

  /** The attack of the picked figure if there is only one opponent to attack; otherwise null. */
  get only(): Extract<Action, { attack: unknown }> | null {
    return choose.onlyAttack(this.#context.hints(), this.picked);
  }

  get decline(): Action | null {
    return choose.decline(this.#context.hints());
  }

  get guard(): Action | null {
    return choose.guard(this.#context.hints());
  }

  /** The use of the offered action without a target, or of the Master Plan on the players chosen so far. */
  get use(): Action | null {
    const hints = this.#context.hints();
    if (hints?.offer && hints.offer.players.length > 0)
      return choose.planOn(this.plan, this.#context.seats());
    return choose.useOn(hints, null);
  }

  /** Handles a press on a figure; `controller` is the player in whose army it stands. */
  figure(figure: string, controller: string | null): void {
    const meaning = choose.figureMeans(this.#context.hints(), this.picked, figure, controller);
    if (meaning.kind === 'look') this.looked = figure;
    else this.#do(meaning);
  }

  /** Handles a press on the side of a player. */
  player(player: string): void {
    this.#do(choose.playerMeans(this.#context.hints(), this.picked, player));
  }

  /** Handles a press on a card in the player's hand. */
  hand(card: string): void {
    this.#do(choose.cardMeans(this.#context.hints(), card));
  }

  /**
   * Handles the drop of one of the player's figures on a player's side, or on the middle of the table (null).
   */
  drop(figure: string, player: string | null): void {
    this.#do(choose.dropMeans(this.#context.hints(), figure, player));
  }

  /** Picks a figure for an attack when a drag of it begins. */
  lift(figure: string): void {
    if (this.#context.hints()?.asks === 'attack' && this.lit.figures.has(figure)) this.picked = figure;
  }

  /** Sends a decision and clears everything that was picked. */
  say(action: Action | null): void {
    if (!action) return;
    this.clear();
    this.#context.act(action);
  }

  /** Clears everything that was picked. Returns whether anything was picked. */
  clear(): boolean {
    const had = this.picked !== null || this.plan.length > 0;
    this.picked = null;
    this.plan = [];
    return had;
  }

  /**
   * Picks a figure for an attack. If it is already picked, attacks the only opponent; if there are several,
   * the figure is no longer picked.
   */
  #pick(figure: string): void {
    const attack = this.picked === figure ? this.only : null;
    if (attack) this.say(attack);
    else this.picked = this.picked === figure ? null : figure;
  }

  #do(meaning: choose.Meaning): void {
    if (meaning.kind === 'act') this.say(meaning.action);
    else if (meaning.kind === 'pick') this.#pick(meaning.figure);
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
