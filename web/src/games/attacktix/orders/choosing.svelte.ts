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

/** What a choice leads to: the place where the figure would stand, and why the choice would be refused. */
type Leads = { at: Spot | null; why: WhyNot | null };

/** Collects the choices for a special: its targets, a place along the line, a direction. AT-R-31 */
export class Choosing {
  targets = $state.raw<readonly string[]>([]);
  along = $state(0);
  heading = $state(0);
  roll = $state(0);
  /** What the choice leads to; null until the referee has answered. */
  leads: Leads | null = $state.raw(null);
  #context: ChoosingContext;
  #of: string | null = null;

  constructor(context: ChoosingContext) {
    this.#context = context;
  }

  get hint(): SpecialHint | null {
    return this.#context.hints()?.special ?? null;
  }

  /** The range along the line where the chosen figure may come back; null if no figure comes back. */
  get line(): readonly [number, number] | null {
    const { hint } = this;
    const [target] = this.targets;
    return hint?.lines[target === undefined ? 0 : hint.targets.indexOf(target)] ?? null;
  }

  /** Starts again if the special has changed, then asks where the choice would lead. */
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
   * Chooses a target. If several targets may be chosen, choosing the same target again removes it. If the
   * player chooses too many, the target that was chosen first is removed.
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

  /** Handles a place that the player points at: along the line, or where the target is shifted. */
  point(spot: Readonly<Spot>, side: string | null): void {
    const [target] = this.targets;
    const at = target === undefined ? null : figureOf(this.#context.view(), target)?.at;
    if (this.needs('heading') && at) this.shift(headingTo(at, spot), apart(at, spot));
    else if (this.needs('along')) this.slide(side === 'west' || side === 'east' ? spot[1] : spot[0]);
  }

  /** Changes the place along the line. */
  slide(along: number): void {
    const [from, to] = this.line ?? [along, along];
    this.along = Math.round(Math.max(from, Math.min(to, along)));
    this.#ask();
  }

  /** Changes the direction and the distance of a shift. */
  shift(heading: number, roll: number): void {
    this.heading = ((Math.round(heading) % 36_000) + 36_000) % 36_000;
    this.roll = Math.max(0, Math.round(roll));
    this.#ask();
  }

  needs(what: SpecialHint['needs'][number]): boolean {
    return this.hint?.needs.includes(what) ?? false;
  }

  /** Whether a target has been chosen, if the special needs one. */
  get whole(): boolean {
    return (
      this.hint !== null && (!(this.needs('target') || this.needs('targets')) || this.targets.length > 0)
    );
  }

  /** The choice as it is sent; null while it is not complete. */
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
