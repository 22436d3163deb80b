import type {
  Action,
  Attack,
  CheckAnswer,
  MeasureAnswer,
  MoraleAnswer,
  PathAnswer,
  Preview,
  Question,
  ReachAnswer,
  Spot,
  SurroundingsAnswer,
  TargetsAnswer,
  Thing,
  WayAnswer,
} from '../types';

/** How long a pointer has to rest before it is asked about, in milliseconds. */
const rest = 80;

/** Each question with its answer. */
type Answers = {
  reach: ReachAnswer;
  way: WayAnswer;
  path: PathAnswer;
  check: CheckAnswer;
  targets: TargetsAnswer;
  attack: Preview;
  surroundings: SurroundingsAnswer;
  measure: MeasureAnswer;
  morale: MoraleAnswer;
};
type Ask = (question: Question) => Promise<unknown>;

/**
 * Asks the referee about the newest picture of the table. The same question is asked once, and of a pointer that moves
 * only the newest place.
 */
export class Asker {
  #ask: Ask;
  #known = new Map<string, Promise<unknown>>();
  #slots = new Map<string, { turn: number; timer: ReturnType<typeof setTimeout> | null }>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Forgets all answers, as the table has changed. */
  forget(): void {
    this.#known.clear();
    for (const slot of this.#slots.values()) {
      slot.turn += 1;
      if (slot.timer) clearTimeout(slot.timer);
    }
  }

  /** Whatever has been asked in a place is of no interest any more. */
  leave(place: string): void {
    const slot = this.#slots.get(place);
    if (!slot) return;
    slot.turn += 1;
    if (slot.timer) clearTimeout(slot.timer);
  }

  reach = (unit: string): Promise<ReachAnswer> => this.#once({ ask: 'reach', unit });
  targets = (unit: string): Promise<TargetsAnswer> => this.#once({ ask: 'targets', unit });
  surroundings = (unit: string): Promise<SurroundingsAnswer> => this.#once({ ask: 'surroundings', unit });
  morale = (unit: string): Promise<MoraleAnswer> => this.#once({ ask: 'morale', unit });
  check = (action: Action): Promise<CheckAnswer> => this.#once({ ask: 'check', action });
  path = (action: Action): Promise<PathAnswer> => this.#once({ ask: 'path', action });
  preview = (attack: Attack): Promise<Preview> => this.#once({ ask: 'attack', attack });
  measure = (from: Thing, to: Thing): Promise<MeasureAnswer> => this.#once({ ask: 'measure', from, to });
  way = (unit: string, to: Spot): Promise<WayAnswer> => this.#once({ ask: 'way', unit, to });

  /** Asks when nothing newer has been asked in this place for a moment; an older answer that comes late is dropped. */
  newest<K extends keyof Answers>(
    place: string,
    question: Extract<Question, { ask: K }>,
    heard: (answer: Answers[K] | null) => void,
    wait = rest,
  ): void {
    const slot = this.#slots.get(place) ?? { turn: 0, timer: null };
    this.#slots.set(place, slot);
    if (slot.timer) clearTimeout(slot.timer);
    const turn = (slot.turn += 1);
    const tell = (answer: Answers[K] | null): void => {
      if (slot.turn === turn) heard(answer);
    };
    slot.timer = setTimeout(() => {
      slot.timer = null;
      this.#once<Answers[K]>(question).then(tell, () => tell(null));
    }, wait);
  }

  #once<A>(question: Question): Promise<A> {
    const key = JSON.stringify(question);
    const known = this.#known.get(key);
    if (known) return known as Promise<A>;
    const answer = this.#ask(question);
    this.#known.set(key, answer);
    answer.catch(() => this.#known.delete(key));
    if (this.#known.size > 400) this.#known.delete(this.#known.keys().next().value ?? '');
    return answer as Promise<A>;
  }
}
