import type { Action, Hints, SpecialChoice, SpecialHint, Spot, View, WhyNot } from '../types';
import { apart, headingTo } from '../describe/measures';
import { figureOf } from '../describe/names';
import type { QuestionQueue } from './question-queue';

type ChoosingContext = {
  view: () => View;
  hints: () => Hints | null;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/**
 * Where the chosen special would put the figure, and why the rules forbid it; `why` is null if they do not.
 */
type Leads = { at: Spot | null; why: WhyNot | null };

/** Holds what the player has chosen for a special: targets, a place along the line, a direction. AT-R-31 */
export class Choosing {
  targets = $state.raw<readonly string[]>([]);
  along = $state(0);
  heading = $state(0);
  roll = $state(0);
  /** The server's answer on where the special would put the figure; null until it comes. */
  leads: Leads | null = $state.raw(null);
  #context: ChoosingContext;
  #of: string | null = null;

  constructor(context: ChoosingContext) {
    this.#context = context;
  }

  get hint(): SpecialHint | null {
    return this.#context.hints()?.special ?? null;
  }

  /** The range of the starting line where the chosen figure may come back; null if no figure comes back. */
  get line(): readonly [number, number] | null {
    const { hint } = this;
    const [target] = this.targets;
    return hint?.lines[target === undefined ? 0 : hint.targets.indexOf(target)] ?? null;
  }

  /**
   * Drops all choices if the decision is about another special than before. Then asks the server where the
   * special would put the figure.
   */
  look(): void {
    const { hint } = this;
    if (hint?.of !== this.#of) {
      this.#of = hint?.of ?? null;
      this.leads = null;
      const [only, ...others] = hint?.targets ?? [];
      this.targets = only !== undefined && others.length === 0 ? [only] : [];
      this.along = 0;
      this.heading = 0;
      this.roll = 0;
    }
    this.#ask();
  }

  /**
   * Chooses a target. If the special takes several targets, a second choice of the same target removes it. If
   * the player chooses too many, the oldest choice is removed.
   */
  pick(id: string): void {
    const { hint } = this;
    if (!hint || !hint.targets.includes(id)) return;
    if (!this.needs('targets')) this.targets = [id];
    else if (this.targets.includes(id)) this.targets = this.targets.filter((one) => one !== id);
    else this.targets = [...this.targets, id].slice(-hint.count);
    if (this.needs('along')) this.slide(this.along);
    else this.#ask();
  }

  /**
   * Handles a tap on a place. It sets how far and in which direction the target is shifted, or where on the
   * starting line a figure comes back.
   */
  point(spot: Readonly<Spot>, side: string | null): void {
    const [target] = this.targets;
    const at = target === undefined ? null : figureOf(this.#context.view(), target)?.at;
    if (this.needs('heading') && at) this.shift(headingTo(at, spot), apart(at, spot));
    else if (this.needs('along')) this.slide(side === 'west' || side === 'east' ? spot[1] : spot[0]);
  }

  /** Sets the place along the line, in micrometres, within the allowed range. */
  slide(along: number): void {
    const [from, to] = this.line ?? [along, along];
    this.along = Math.round(Math.max(from, Math.min(to, along)));
    this.#ask();
  }

  /** Sets the direction of a shift in hundredths of a degree, and its distance in micrometres. */
  shift(heading: number, roll: number): void {
    this.heading = ((Math.round(heading) % 36_000) + 36_000) % 36_000;
    this.roll = Math.max(0, Math.round(roll));
    this.#ask();
  }

  needs(what: SpecialHint['needs'][number]): boolean {
    return this.hint?.needs.includes(what) ?? false;
  }

  /** Whether the choice can be sent: a target is chosen, or the special needs none. */
  get whole(): boolean {
    return (
      this.hint !== null && (!(this.needs('target') || this.needs('targets')) || this.targets.length > 0)
    );
  }

  /** Returns the choice in the form in which it is sent; null if it cannot be sent yet. */
  choice(): SpecialChoice | null {
    const { hint } = this;
    const [target] = this.targets;
    if (!hint || !this.whole) return null;
    return {
      of: hint.of,
      ...(this.needs('target') && target !== undefined ? { target } : {}),
      ...(this.needs('targets') ? { targets: [...this.targets] } : {}),
      ...(this.needs('along') ? { along: this.along } : {}),
      ...(this.needs('heading') ? { heading: this.heading, roll: this.roll } : {}),
      ...(hint.needs.length === 0 || this.needs('use') ? { use: true } : {}),
    };
  }

  give(): boolean {
    const special = this.choice();
    if (special) this.#context.act({ special });
    return special !== null;
  }

  decline(): void {
    const { hint } = this;
    if (hint?.may_decline) this.#context.act({ special: { of: hint.of, decline: true } });
  }

  #ask(): void {
    const { hint } = this;
    const [target] = this.targets;
    const { questions } = this.#context;
    this.leads = null;
    questions.drop('leads');
    if (!hint) return;
    if (this.needs('heading') && target !== undefined) {
      questions.newest(
        'leads',
        { ask: 'shift', figure: target, heading: this.heading, roll: this.roll },
        (shift) => {
          this.leads = shift && { at: shift.end, why: shift.refusal };
        },
      );
    } else if (this.needs('along')) {
      questions.newest(
        'leads',
        { ask: 'return', special: hint.of, ...(target === undefined ? {} : { target }), along: this.along },
        (back) => (this.leads = back && { at: back.at, why: null }),
      );
    }
  }
}
