import { apart, headingTo, wrapped } from '../describe/measures';
import { figureOf } from '../describe/names';
import type { Action, Leg, PathAnswer, ReachAnswer, Setup, Spot, View, WhyNot } from '../types';
import type { QuestionQueue } from './question-queue';

/** A draft of a move. The table shows the draft as a ghost. The player can change it until it is sent. */
export type Draft = {
  figure: string;
  path: readonly Leg[];
  push: string | null;
  destroy: readonly string[];
  /** The referee's answer about the path; null until it arrives. */
  answer: PathAnswer | null;
};

export type MovingContext = {
  setup: () => Setup;
  view: () => View;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/** The drafts of moves, one for each figure. AT-MOVE-01 */
export class Moving {
  /** How far the selected figure can go. */
  reach: ReachAnswer | null = $state.raw(null);
  drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  #context: MovingContext;
  /** The figure whose order was sent last. */
  #given: string | null = null;

  constructor(context: MovingContext) {
    this.#context = context;
  }

  /** Asks how far the selected figure can go, and checks its draft again. */
  look(figure: string | null): void {
    this.reach = null;
    if (figure === null) return this.#context.questions.drop('reach');
    this.#context.questions.newest('reach', { ask: 'reach', figure }, (reach) => (this.reach = reach), 0);
    const draft = this.drafts.get(figure);
    if (draft) this.#checker(draft);
  }

  of(figure: string | null): Draft | null {
    return (figure !== null && this.drafts.get(figure)) || null;
  }

  /** Where the draft of a figure ends, or where a figure without a draft stands; null off the table. */
  end(figure: string): { at: Spot; facing: number } | null {
    const { answer } = this.drafts.get(figure) ?? { answer: null };
    const stands = figureOf(this.#context.view(), figure);
    if (answer) return answer.end;
    return stands?.at ? { at: stands.at, facing: stands.facing } : null;
  }

  /** Drafts a move to a place, from where the figure stands, or with `more` from where its draft ends. */
  to(figure: string, spot: Spot, more = false, wait = 0): void {
    if (more && this.drafts.get(figure)) return this.#on(figure, spot);
    this.#context.questions.newest(
      'way',
      { ask: 'way', figure, to: spot },
      (way) => {
        if (!way) return;
        const { path, ...answer } = way;
        this.#put({ figure, path, push: null, destroy: [], answer });
      },
      wait,
    );
  }

  #on(figure: string, spot: Spot): void {
    const end = this.end(figure);
    if (!end) return;
    this.#grow(figure, [{ face: headingTo(end.at, spot) }, { roll: apart(end.at, spot) }]);
  }

  /** Turns on the spot by an angle in hundredths of a degree; a positive angle turns to the left. */
  turn(figure: string, by: number): void {
    const facing = this.#facing(figure);
    this.#grow(figure, [{ face: (((facing + by) % 36_000) + 36_000) % 36_000 }]);
  }

  /** Faces a heading. */
  face(figure: string, heading: number): void {
    this.#grow(figure, [{ face: ((heading % 36_000) + 36_000) % 36_000 }]);
  }

  /** Rolls straight ahead. */
  roll(figure: string, length: number): void {
    if (length > 0) this.#grow(figure, [{ roll: Math.round(length) }]);
  }

  /** Removes the last leg. */
  back(figure: string): void {
    const draft = this.drafts.get(figure);
    if (!draft) return;
    const path = draft.path.slice(0, -1);
    if (path.length === 0 && draft.push === null) this.drop(figure);
    else this.#ask({ ...draft, path });
  }

  /** Chooses the object to push; null for none. AT-OBJ-03 */
  push(figure: string, object: string | null): void {
    this.#ask({ ...this.#draft(figure), push: object });
  }

  /**
   * Makes the draft destroy a section that it crosses. A second call leaves the section standing. AT-LOW-03
   */
  destroy(figure: string, section: string): void {
    const draft = this.#draft(figure);
    const destroy = draft.destroy.includes(section)
      ? draft.destroy.filter((one) => one !== section)
      : [...draft.destroy, section];
    this.#ask({ ...draft, destroy });
  }

  /** Drafts a whole move. */
  lay({ figure, path, push, destroy }: Extract<Action, { move: unknown }>['move']): void {
    this.#ask({ figure, path, push: push ?? null, destroy: destroy ?? [], answer: null });
  }

  drop(figure: string): void {
    const left = new Map(this.drafts);
    left.delete(figure);
    this.drafts = left;
  }

  clear(): void {
    this.drafts = new Map();
  }

  /** Sends the order to move. A figure without a draft stays where it is, and counts as moved. */
  give(figure: string): void {
    const { path, push, destroy, answer } = this.#draft(figure);
    const crossed = destroy.filter((section) => answer === null || answer.crossed.includes(section));
    this.#given = figure;
    this.#context.act({
      move: {
        figure,
        path: [...path],
        ...(push === null ? {} : { push }),
        ...(crossed.length > 0 ? { destroy: crossed } : {}),
      },
    });
  }

  /** Removes the draft that was sent. Call this after a step. */
  took(): void {
    if (this.#given !== null) this.drop(this.#given);
    this.#given = null;
  }

  /** Keeps the draft of a refused order when the next step comes. Call this after a refusal. */
  refused(): void {
    this.#given = null;
  }

  /** Why the draft of a figure would be refused; null if there is no reason or no draft. */
  why(figure: string | null): WhyNot | null {
    return this.of(figure)?.answer?.refusal ?? null;
  }

  #facing(figure: string): number {
    const faces = (this.drafts.get(figure)?.path ?? []).flatMap((leg) => ('face' in leg ? [leg.face] : []));
    return faces.at(-1) ?? figureOf(this.#context.view(), figure)?.facing ?? 0;
  }

  #draft(figure: string): Draft {
    return this.drafts.get(figure) ?? { figure, path: [], push: null, destroy: [], answer: null };
  }

  #grow(figure: string, legs: readonly Leg[]): void {
    const draft = this.#draft(figure);
    this.#ask({ ...draft, path: legs.reduce(withLeg, draft.path) });
  }

  #put(draft: Draft): void {
    this.drafts = new Map(this.drafts).set(draft.figure, draft);
  }

  #ask(draft: Draft): void {
    this.#put(draft);
    this.#checker(draft);
  }

  #checker(draft: Draft): void {
    const { figure, path, push, destroy } = draft;
    const more = {
      ...(push === null ? {} : { push }),
      ...(destroy.length > 0 ? { destroy: [...destroy] } : {}),
    };
    this.#context.questions.newest(
      'path',
      { ask: 'path', figure, path: [...path], ...more },
      (answer) => {
        const now = this.drafts.get(figure);
        if (now?.path === path && answer) this.#put({ ...now, answer });
      },
      40,
    );
  }
}

/**
 * How far a draft rolls, in micrometres: the answer of the referee, or the sum of the legs until the answer
 * comes.
 */
export const lengthOf = ({ answer, path }: Draft): number =>
  answer?.rolled ?? path.reduce((sum, leg) => sum + ('roll' in leg ? leg.roll : 0), 0);

/** Adds a leg to a path. Two turns in a row, or two rolls in a row, become one. */
export function withLeg(path: readonly Leg[], leg: Leg): readonly Leg[] {
  const last = path.at(-1);
  if (last && 'face' in last && 'face' in leg) return [...path.slice(0, -1), leg];
  if (last && 'roll' in last && 'roll' in leg) return [...path.slice(0, -1), { roll: last.roll + leg.roll }];
  return [...path, leg];
}

/** The angle from the heading `before` to the heading after a turn; positive to the left. */
export const turned = (before: number, leg: { face: number }): number => wrapped(leg.face - before);
