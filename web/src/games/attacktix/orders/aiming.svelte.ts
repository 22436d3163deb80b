import { aimedAt } from '../describe/aimed-at';
import { cardOf, figureOf } from '../describe/names';
import type { Action, Aim, AimAnswer, AimsAnswer, Card, Setup, Target, View, WhyNot } from '../types';
import type { QuestionQueue } from './question-queue';

/** A numeric setting of a weapon, which the player sets with a dial. */
export type Dial = 'yaw' | 'pitch' | 'height' | 'dip' | 'pull' | 'knob';
/**
 * The range of a dial and its finest step: lengths in micrometres, a pull in thousandths, angles in 0.01°.
 */
export type DialRange = { dial: Dial; from: number; to: number; fine: number };

type AimingContext = {
  setup: () => Setup;
  view: () => View;
  /** Returns the decision that the visible hint advises; null if no hint is visible. */
  hinted: () => Action | null;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/** A spring that is wound fully, in thousandths. */
const fullPull = 1000;

/** Returns the dials of a weapon, in the order in which the panel shows them. */
function dialsOf({ weapon: { arcs } }: Card): DialRange[] {
  const angle = (dial: Dial, [from, to]: readonly [number, number]): DialRange => ({
    dial,
    from,
    to,
    fine: 10,
  });
  const dials = [angle('yaw', arcs.yaw)];
  if (arcs.pitch) dials.push(angle('pitch', arcs.pitch));
  if (arcs.height) dials.push({ dial: 'height', from: arcs.height[0], to: arcs.height[1], fine: 500 });
  if (arcs.dip !== null) dials.push(angle('dip', [0, arcs.dip]));
  if (arcs.pull) dials.push({ dial: 'pull', from: 0, to: fullPull, fine: 10 });
  if (arcs.knob !== null) dials.push(angle('knob', [0, arcs.knob]));
  return dials;
}

/**
 * Holds the aim of a weapon while the player prepares an attack. The aim comes from the server's suggestion
 * for a chosen target. The player changes it by dials, by keys or by dragging.
 */
export class Aiming {
  /**
   * The server's answer on the targets of the selected figure: which are in the arc, and which are protected.
   */
  targets: AimsAnswer | null = $state.raw(null);
  /** The id of the chosen target; null for an aim without a target. */
  chosen: string | null = $state(null);
  aim: Aim | null = $state.raw(null);
  /**
   * The server's answer on the aim: the line of the weapon, and whether the aim is legal. Null until it
   * comes.
   */
  line: AimAnswer | null = $state.raw(null);
  /** Counts the choices of a target, so that the camera can tell a new choice from a turn of the weapon. */
  choices = $state(0);
  /** How far a press of an arrow key turns the weapon, in hundredths of a degree: 10, 100 or 500. */
  step = $state(100);
  /** Whether the prompt asks the player to confirm an attack that reaches nobody, or hits an own figure. */
  warned = $state(false);
  /** The hint whose aim is blocked, and the clear aim that stands for it; null if there is no clear one. */
  mended: { action: Action; aim: Aim | null } | null = $state.raw(null);
  /** The id of the chosen target, once the player has sought a clear line to it in vain; otherwise null. */
  unclear: string | null = $state(null);
  #figure: string | null = null;
  #wished: string | null = null;
  #context: AimingContext;

  constructor(context: AimingContext) {
    this.#context = context;
  }

  /** Asks the server for the targets of a figure. Stops aiming if another figure was aiming. */
  look(figure: string | null): void {
    if (figure !== this.#figure) this.release();
    this.#figure = figure;
    this.targets = null;
    if (figure === null) return this.#context.questions.drop('aims');
    this.#context.questions.newest(
      'aims',
      { ask: 'aims', figure },
      (targets) => {
        this.targets = targets && { ...targets, targets: this.#sorted(targets.targets) };
        if (targets && this.#wished !== null) this.choose(this.#wished);
        if (targets) this.#wished = null;
      },
      0,
    );
    if (this.aim) this.#ask();
  }

  /**
   * Sorts targets: figures of other players, objects, sections, own figures. Within each group, the nearest
   * come first, as in the server's answer.
   */
  #sorted(targets: readonly Target[]): Target[] {
    const side = (id: string | null): string | undefined => figureOf(this.#context.view(), id)?.controller;
    const own = side(this.#figure);
    const rank = ({ id, what }: Target): number =>
      what === 'figure' ? (side(id) === own ? 3 : 0) : what === 'object' ? 1 : 2;
    return targets.toSorted((one, other) => rank(one) - rank(other));
  }

  /** Begins to aim without a target: the weapon has its default settings. */
  begin(): void {
    const card = this.#card();
    if (card && !this.aim) this.#take({ ...card.weapon.default });
  }

  /** Chooses a target at once, or as soon as the server has answered which targets there are. */
  wish(id: string): void {
    if (this.targets) this.choose(id);
    else this.#wished = id;
  }

  target(id: string): Target | null {
    return this.targets?.targets.find((one) => one.id === id) ?? null;
  }

  /** Chooses a target and takes the suggested aim at it. A section of a barrier needs no aim. */
  choose(id: string): void {
    const target = this.target(id);
    const card = this.#card();
    if (!target || !card) return;
    if (id !== this.chosen) this.unclear = null;
    this.chosen = id;
    this.choices += 1;
    if (this.advised && this.advisedTarget === id) this.#take(this.advised);
    else if (target.what !== 'section')
      this.#take(target.aim ?? this.#clamped({ ...card.weapon.default, yaw: target.bearing }));
  }

  /**
   * The aim that the visible hint advises; null if the hint is not about an attack with this figure, or if
   * its aim is blocked and no clear one is known.
   */
  get advised(): Aim | null {
    const action = this.#context.hinted();
    if (!action || !('attack' in action) || action.attack.figure !== this.#figure) return null;
    return this.mended?.action === action ? this.mended.aim : action.attack.aim;
  }

  /** Guesses the target that an aim of a figure is meant for; null if there is none. */
  meantBy(figure: string, aim: Aim): string | null {
    return aimedAt(figure, aim, this.#context.setup(), this.#context.view());
  }

  /** The target for which the advised aim is meant; null if there is none. */
  get advisedTarget(): string | null {
    const { advised } = this;
    return advised === null || this.#figure === null ? null : this.meantBy(this.#figure, advised);
  }

  /** Whether the weapon is set as the visible hint advises. */
  get isAdvised(): boolean {
    const { advised, aim } = this;
    return (
      advised !== null &&
      aim !== null &&
      (Object.keys(advised) as (keyof Aim)[]).every((key) => advised[key] === aim[key])
    );
  }

  /** Takes the advised aim, and chooses its target. */
  follow(): void {
    if (!this.advised) return;
    this.chosen = this.advisedTarget;
    this.choices += 1;
    this.#take(this.advised);
  }

  /** Takes an aim as it is. */
  take(aim: Aim): void {
    this.#take(aim);
  }

  /** Sets a dial to the value, or to the nearest one within its range. */
  set(dial: Dial, value: number): void {
    if (this.aim) this.#take(this.#clamped({ ...this.aim, [dial]: Math.round(value) }));
  }

  /** Changes a dial by an amount in its own unit. Does nothing if the weapon lacks the dial. */
  nudge(dial: Dial, by: number): void {
    if (this.aim && this.dials().some((one) => one.dial === dial)) this.set(dial, (this.aim[dial] ?? 0) + by);
  }

  /** The dial that raises or lowers the weapon. */
  get second(): Dial {
    if (this.aim?.pitch !== undefined) return 'pitch';
    return this.aim?.height !== undefined ? 'height' : 'dip';
  }

  /** Sets the direction of the swing, or reverses it if `dir` is left out. */
  swing(dir?: 'cw' | 'ccw'): void {
    if (this.aim?.dir === undefined) return;
    this.#take({ ...this.aim, dir: dir ?? (this.aim.dir === 'cw' ? 'ccw' : 'cw') });
  }

  dials(): DialRange[] {
    const card = this.#card();
    return card ? dialsOf(card) : [];
  }

  /** Sends the attack with the present aim. Returns false if no weapon is aimed. */
  fire(): boolean {
    if (!this.aim || this.#figure === null) return false;
    this.#context.act({ attack: { figure: this.#figure, aim: this.aim } });
    return true;
  }

  /** Stops aiming: drops the aim, the target and the server's answer. */
  release(): void {
    this.warned = false;
    this.#wished = null;
    this.aim = null;
    this.chosen = null;
    this.unclear = null;
    this.line = null;
    this.#context.questions.drop('aim');
  }

  clear(): void {
    this.release();
    this.targets = null;
    this.#figure = null;
  }

  get why(): WhyNot | null {
    return this.line?.refusal ?? null;
  }

  #card(): Card | undefined {
    return this.#figure === null ? undefined : cardOf(this.#context.setup(), this.#figure);
  }

  #clamped(aim: Aim): Aim {
    const within: Aim = { ...aim };
    for (const { dial, from, to } of this.dials()) {
      const value = aim[dial];
      if (value !== undefined) within[dial] = Math.max(from, Math.min(to, value));
    }
    return within;
  }

  #take(aim: Aim): void {
    this.warned = false;
    this.aim = aim;
    this.#ask();
  }

  #ask(): void {
    const { aim } = this;
    if (!aim || this.#figure === null) return;
    this.#context.questions.newest(
      'aim',
      { ask: 'aim', figure: this.#figure, aim },
      (line) => {
        if (this.aim === aim) this.line = line;
      },
      60,
    );
  }
}
