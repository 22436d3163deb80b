import { aimedAt } from '../describe/aimed-at';
import { cardOf, figureOf } from '../describe/names';
import type { Action, Aim, AimAnswer, AimsAnswer, Card, Setup, Target, View, WhyNot } from '../types';
import type { QuestionQueue } from './question-queue';

/** A setting of a weapon that is a number. */
export type Dial = 'yaw' | 'pitch' | 'height' | 'dip' | 'pull' | 'knob';
/** The range of a dial, and its finest step. */
export type DialRange = { dial: Dial; from: number; to: number; fine: number };

type AimingContext = {
  setup: () => Setup;
  view: () => View;
  /** The decision that the visible hint recommends; null if there is none. */
  hinted: () => Action | null;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/** A full pull, in thousandths. */
const fullPull = 1000;

/** The dials of a weapon, in the order in which they are set. */
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
 * Aims a weapon. The player takes the suggestion for a chosen target, or sets the weapon by dials, by keys or
 * by dragging. The player sees the line of the weapon, but never the outcome of the attack.
 */
export class Aiming {
  /**
   * The possible targets of the selected figure. Each says whether it is in the arc and whether it is
   * protected.
   */
  targets: AimsAnswer | null = $state.raw(null);
  /** The target that was chosen; null for an aim without a target. */
  chosen: string | null = $state(null);
  aim: Aim | null = $state.raw(null);
  /** The referee's answer about the aim, with the line of the weapon; null until it arrives. */
  line: AimAnswer | null = $state.raw(null);
  /** How often a target has been chosen. */
  choices = $state(0);
  /** The step of the keys, in hundredths of a degree: 10, 100 or 500. */
  step = $state(100);
  /** Whether the player has been asked about an attack that can reach nobody. */
  warned = $state(false);
  #figure: string | null = null;
  #wished: string | null = null;
  #context: AimingContext;

  constructor(context: AimingContext) {
    this.#context = context;
  }

  /** Asks for the targets of the selected figure. */
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
   * Figures of other players first, then objects, sections, and figures of the same player. Within each
   * group the order stays: nearest first.
   */
  #sorted(targets: readonly Target[]): Target[] {
    const side = (id: string | null): string | undefined => figureOf(this.#context.view(), id)?.controller;
    const own = side(this.#figure);
    const rank = ({ id, what }: Target): number =>
      what === 'figure' ? (side(id) === own ? 3 : 0) : what === 'object' ? 1 : 2;
    return targets.toSorted((one, other) => rank(one) - rank(other));
  }

  /** Begins to aim without a target, with the weapon's default settings. */
  begin(): void {
    const card = this.#card();
    if (card && !this.aim) this.#take({ ...card.weapon.default });
  }

  /** Chooses a target as soon as the targets of the selected figure are known. */
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
    this.chosen = id;
    this.choices += 1;
    if (this.advised && this.advisedTarget === id) this.#take(this.advised);
    else if (target.what !== 'section')
      this.#take(target.aim ?? this.#clamped({ ...card.weapon.default, yaw: target.bearing }));
  }

  /** The aim of the visible hint; null if the hint is for another figure or another decision. */
  get advised(): Aim | null {
    const action = this.#context.hinted();
    return action && 'attack' in action && action.attack.figure === this.#figure ? action.attack.aim : null;
  }

  /** The target that the aim of the hint is meant for; null if there is none. */
  get advisedTarget(): string | null {
    const { advised } = this;
    return advised === null || this.#figure === null
      ? null
      : aimedAt(this.#figure, advised, this.#context.setup(), this.#context.view());
  }

  /** Whether the weapon is set as the hint says. */
  get isAdvised(): boolean {
    const { advised, aim } = this;
    return (
      advised !== null &&
      aim !== null &&
      (Object.keys(advised) as (keyof Aim)[]).every((key) => advised[key] === aim[key])
    );
  }

  /** Sets the weapon as the hint says. */
  follow(): void {
    if (!this.advised) return;
    this.chosen = this.advisedTarget;
    this.choices += 1;
    this.#take(this.advised);
  }

  /** Sets a dial, within its range. */
  set(dial: Dial, value: number): void {
    if (this.aim) this.#take(this.#clamped({ ...this.aim, [dial]: Math.round(value) }));
  }

  /** Turns a dial by an amount in its own unit. */
  nudge(dial: Dial, by: number): void {
    if (this.aim && this.dials().some((one) => one.dial === dial)) this.set(dial, (this.aim[dial] ?? 0) + by);
  }

  /** The dial that raises or lowers the weapon. */
  get second(): Dial {
    if (this.aim?.pitch !== undefined) return 'pitch';
    return this.aim?.height !== undefined ? 'height' : 'dip';
  }

  /** Sets the direction of the swing; without `dir`, reverses it. */
  swing(dir?: 'cw' | 'ccw'): void {
    if (this.aim?.dir === undefined) return;
    this.#take({ ...this.aim, dir: dir ?? (this.aim.dir === 'cw' ? 'ccw' : 'cw') });
  }

  dials(): DialRange[] {
    const card = this.#card();
    return card ? dialsOf(card) : [];
  }

  /** Attacks as the weapon is set. */
  fire(): boolean {
    if (!this.aim || this.#figure === null) return false;
    this.#context.act({ attack: { figure: this.#figure, aim: this.aim } });
    return true;
  }

  /** Stops aiming. */
  release(): void {
    this.warned = false;
    this.#wished = null;
    this.aim = null;
    this.chosen = null;
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
