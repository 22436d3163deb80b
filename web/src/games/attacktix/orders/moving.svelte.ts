import { apart, headingTo, wrapped } from '../describe/measures';
import { figureOf } from '../describe/names';
import type { Action, Leg, PathAnswer, ReachAnswer, Setup, Spot, View, WhyNot } from '../types';
import type { QuestionQueue } from './question-queue';

/** A move that the player prepares and can change until it is sent. The table shows it as a ghost figure. */
export type Draft = {
  figure: string;
  path: readonly Leg[];
  /** The id of the object to push; null for none. */
  push: string | null;
  /** The ids of the sections to destroy. */
  destroy: readonly string[];
  /** The server's answer on the path; null until the first one comes. */
  answer: PathAnswer | null;
};

export type MovingContext = {
  setup: () => Setup;
  view: () => View;
  questions: QuestionQueue;
  act: (action: Action) => void;
};

/** Holds the drafted moves, at most one for each figure. AT-MOVE-01 */
export class Moving {
  /**
   * The server's answer on how far the selected figure can go; null until it comes, and if no figure may
   * move.
   */
  reach: ReachAnswer | null = $state.raw(null);
  drafts = $state.raw<ReadonlyMap<string, Draft>>(new Map());
  /** Whether the player is asked to confirm the end of a turn in which figures have not moved. */
  ending = $state(false);
  #context: MovingContext;
  /** The figure whose move was sent, and whose move the server has not accepted or refused yet. */
  #given: string | null = null;

  constructor(context: MovingContext) {
    this.#context = context;
  }

  /** Asks the server how far a figure can go, and checks its draft again. Null for no figure. */
  look(figure: string | null): void {
    this.reach = null;
    this.ending = false;
    if (figure === null) return this.#context.questions.drop('reach');
    this.#context.questions.newest('reach', { ask: 'reach', figure }, (reach) => (this.reach = reach), 0);
    const draft = this.drafts.get(figure);
    if (draft) this.#checker(draft);
  }

  of(figure: string | null): Draft | null {
    return (figure !== null && this.drafts.get(figure)) || null;
  }

  /**
   * Returns where the draft of a figure ends, or where a figure without a draft stands; null off the table.
   */
  end(figure: string): { at: Spot; facing: number } | null {
    const { answer } = this.drafts.get(figure) ?? { answer: null };
    const stands = figureOf(this.#context.view(), figure);
    if (answer) return answer.end;
    return stands?.at ? { at: stands.at, facing: stands.facing } : null;
  }

  /**
   * Drafts a move to a place, along a way that the server finds. With `more`, it adds a straight line to the
   * draft instead. `wait` is a delay in milliseconds: during a drag, the table sends only the newest
   * question.
   */
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

  /** Adds a turn on the spot to the draft, in hundredths of a degree; a positive angle turns to the left. */
  turn(figure: string, by: number): void {
    const facing = this.#facing(figure);
    this.#grow(figure, [{ face: (((facing + by) % 36_000) + 36_000) % 36_000 }]);
  }

  /** Adds a turn to the draft, up to this heading in hundredths of a degree. */
  face(figure: string, heading: number): void {
    this.#grow(figure, [{ face: ((heading % 36_000) + 36_000) % 36_000 }]);
  }

  /** Adds a straight roll of this length, in micrometres. */
  roll(figure: string, length: number): void {
    if (length > 0) this.#grow(figure, [{ roll: Math.round(length) }]);
  }

  /** Makes the last straight roll of the draft longer or shorter, to a whole number of tix of at least 1. */
  stretch(figure: string, tix: 1 | -1): void {
    const draft = this.drafts.get(figure);
    const { tix: tik } = this.#context.setup().table;
    const last = draft?.path.findLastIndex((leg) => 'roll' in leg) ?? -1;
    if (!draft || last < 0) return;
    const sum = lengthOf({ ...draft, answer: null });
    const exact = sum / tik + tix;
    const wanted = Math.max(1, tix > 0 ? Math.floor(exact + 0.01) : Math.ceil(exact - 0.01)) * tik;
    const path = draft.path.map((leg, nth) =>
      nth === last && 'roll' in leg ? { roll: Math.max(1, Math.round(leg.roll + wanted - sum)) } : leg,
    );
    this.#ask({ ...draft, path });
  }

  /** Removes the last leg, and the draft too if nothing is left of it. */
  back(figure: string): void {
    const draft = this.drafts.get(figure);
    if (!draft) return;
    const path = draft.path.slice(0, -1);
    if (path.length === 0 && draft.push === null) this.drop(figure);
    else this.#ask({ ...draft, path });
  }

  /** Makes the draft push an object; with null, makes it push none. AT-OBJ-03 */
  push(figure: string, object: string | null): void {
    this.#ask({ ...this.#draft(figure), push: object });
  }

  /** Switches whether the draft destroys a section that it crosses. AT-LOW-03 */
  destroy(figure: string, section: string): void {
    const draft = this.#draft(figure);
    const destroy = draft.destroy.includes(section)
      ? draft.destroy.filter((one) => one !== section)
      : [...draft.destroy, section];
    this.#ask({ ...draft, destroy });
  }

  /** Replaces the draft of a figure with a whole move, such as the one of a hint. */
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

  /** Sends the move of a figure. A figure without a draft stays where it is, and counts as moved. */
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

  /** Removes the draft of the move that was sent. Called after every step of the game. */
  took(): void {
    if (this.#given !== null) this.drop(this.#given);
    this.#given = null;
  }

  /**
   * Makes the next step keep the draft of the move that was sent. Called when the server refuses a decision.
   */
  refused(): void {
    this.#given = null;
  }

  /** Returns why the rules forbid the draft of a figure; null if they allow it, or if there is none. */
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
    this.ending = false;
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
 * Returns how far a draft rolls, in micrometres: what the server answered, or the sum of the legs until it
 * answers.
 */
export const lengthOf = ({ answer, path }: Draft): number =>
  answer?.rolled ?? path.reduce((sum, leg) => sum + ('roll' in leg ? leg.roll : 0), 0);

/** Returns the path with one leg more. Two turns in a row, or two rolls in a row, become one. */
export function withLeg(path: readonly Leg[], leg: Leg): readonly Leg[] {
  const last = path.at(-1);
  if (last && 'face' in last && 'face' in leg) return [...path.slice(0, -1), leg];
  if (last && 'roll' in last && 'roll' in leg) return [...path.slice(0, -1), { roll: last.roll + leg.roll }];
  return [...path, leg];
}

/**
 * Returns by how much a turn changes the heading `before`, in hundredths of a degree; positive to the left.
 */
export const turned = (before: number, leg: { face: number }): number => wrapped(leg.face - before);
