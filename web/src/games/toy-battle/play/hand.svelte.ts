import { placingOf } from '../board/storm';
import type { Refused } from '../types';
import type { Action, Hints, Place, Seat, Troop } from '../types';
import { decline, draw, pickable, placeOf, returnable, targets, wish, yes, type Pick } from './choose';

/** The functions of the table that `Hand` needs. */
interface HandContext {
  hints(): Hints | null;
  act(action: Action): void;
  why(action: Action): void;
}

/** What the player has picked and what the player looks at. The class takes what is legal from the hints. */
export class Hand {
  pick: Pick | null = $state(null);
  /** The Troop under the pointer or the focus, on the rack or on the board. */
  eyed: Troop | null = $state(null);
  /** The place whose Troops the player looks at. */
  looked: Place | null = $state(null);
  /** The region whose medals the player looks at. */
  region: string | null = $state(null);
  /** The seat whose discard pile is open. */
  open: Seat | null = $state(null);
  /** The refusal that the player has already read, so that it is no longer shown. */
  read: Refused | null = $state.raw(null);

  #context: HandContext;

  constructor(context: HandContext) {
    this.#context = context;
  }

  /** The Troop to describe: the picked Troop, otherwise the Troop under the pointer. */
  get subject(): Troop | null {
    return this.pick?.kind === 'troop' ? this.pick.troop : this.eyed;
  }

  get targets(): Map<Place, Action | 'step'> {
    return targets(this.#context.hints(), this.pick);
  }

  /** The places to which the picked Troop can go; without one, those to which any Troop can go. */
  get reach(): Set<Place> {
    if (this.pick) return new Set(this.targets.keys());
    return new Set((this.#context.hints()?.actions ?? []).flatMap((action) => placingOf(action)?.on ?? []));
  }

  get pickable(): Set<Troop> {
    return pickable(this.#context.hints());
  }

  get choices(): Troop[] {
    return returnable(this.#context.hints());
  }

  get yes(): Action | null {
    return yes(this.#context.hints());
  }

  get decline(): Action | null {
    return decline(this.#context.hints());
  }

  get draw(): Action | null {
    return draw(this.#context.hints());
  }

  /** Sends an action and clears what was picked. */
  say(action: Action | null): void {
    if (!action) return;
    this.drop();
    this.#context.act(action);
  }

  /** Picks a Troop of the rack. Puts the Troop back if it was picked already. */
  take(troop: Troop, slot: number): void {
    this.looked = this.region = null;
    const again = this.pick?.kind === 'troop' && this.pick.slot === slot;
    this.pick = again || !this.#context.hints() ? null : { kind: 'troop', troop, slot };
  }

  /** Picks a Troop because it is being dragged. */
  lift(troop: Troop, slot: number): void {
    if (this.#context.hints()) this.pick = { kind: 'troop', troop, slot };
    this.looked = this.region = null;
  }

  /**
   * Handles a click on a place. If the place is a target, the player acts there. If it is none but the click
   * means an action, the table asks why the action is not legal. In all other cases the player looks at the
   * place.
   */
  point(place: Place, refused: Refused | null): void {
    this.read = refused;
    this.region = null;
    const hints = this.#context.hints();
    const meant = this.targets.get(place);
    if (meant === 'step') {
      this.looked = null;
      this.pick = { kind: 'from', place };
    } else if (meant) this.say(meant);
    else if (this.pick?.kind === 'from' && this.pick.place === place) this.pick = null;
    else {
      const action = hints ? wish(hints.asks, this.pick, place) : null;
      if (action) {
        this.looked = null;
        this.read = null;
        this.#context.why(action);
      } else this.look(place);
    }
  }

  /** Opens the card about a place, or closes it if it is open. */
  look(place: Place): void {
    this.looked = this.looked === place ? null : place;
    this.region = null;
  }

  /** Opens the card about the medals of a region, or closes it if it is open. */
  lookAround(region: string, refused: Refused | null): void {
    this.read = refused;
    this.region = this.region === region ? null : region;
    this.looked = null;
  }

  /** Clears what was picked and closes what is open. Returns whether anything was picked or open. */
  drop(): boolean {
    const had = this.pick !== null || this.looked !== null || this.region !== null || this.open !== null;
    this.pick = null;
    this.looked = this.region = null;
    this.open = null;
    return had;
  }

  /** The place beside which a refusal is shown; null if the refused action has no place. */
  static beside(refused: Refused): Place | null {
    return placeOf(refused.action);
  }
}
