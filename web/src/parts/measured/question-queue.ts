/** How long a pointer must rest before a question is asked, in milliseconds. */
const rest = 80;
/** After how long a question without an answer is asked again, in milliseconds. */
const patience = 1500;

/** Asks the server a question. */
export type Ask<Question> = (question: Question) => Promise<unknown>;

/**
 * Asks the server about the newest picture of the table. It asks the same question once, until the table
 * changes. While the pointer moves, it asks only about the newest place.
 */
export class QuestionQueue<Question extends { ask: string }, Answers> {
  #ask: Ask<Question>;
  #tries: number;
  #known = new Map<string, Promise<unknown>>();
  #slots = new Map<string, { turn: number; timer: ReturnType<typeof setTimeout> | null }>();

  /** `tries` is how often `newest` asks a question at most while its answer does not come. */
  constructor(ask: Ask<Question>, tries = 1) {
    this.#ask = ask;
    this.#tries = tries;
  }

  /** Forgets all answers, as the table has changed. */
  forget(): void {
    this.#known.clear();
    for (const slot of this.#slots.values()) {
      slot.turn += 1;
      if (slot.timer) clearTimeout(slot.timer);
    }
  }

  /** Asks at once, unless the answer is known or on its way. */
  answer<K extends keyof Answers & Question['ask']>(
    question: Extract<Question, { ask: K }>,
  ): Promise<Answers[K]> {
    const key = JSON.stringify(question);
    const known = this.#known.get(key);
    if (known) return known as Promise<Answers[K]>;
    const answer = this.#ask(question);
    this.#known.set(key, answer);
    answer.catch(() => this.#known.delete(key));
    if (this.#known.size > 400) this.#known.delete(this.#known.keys().next().value ?? '');
    return answer as Promise<Answers[K]>;
  }

  /**
   * Asks once no newer question has come for this place for `wait` milliseconds. `heard` gets the answer, or
   * null if none comes; the answer to an older question is dropped.
   */
  newest<K extends keyof Answers & Question['ask']>(
    place: string,
    question: Extract<Question, { ask: K }>,
    heard: (answer: Answers[K] | null) => void,
    wait = rest,
  ): void {
    const slot = this.#slots.get(place) ?? { turn: 0, timer: null };
    this.#slots.set(place, slot);
    if (slot.timer) clearTimeout(slot.timer);
    const turn = (slot.turn += 1);
    const deliver = (answer: Answers[K] | null): void => {
      if (slot.turn === turn) heard(answer);
    };
    // A lost connection loses the answer too: as long as nothing newer is asked in this place, the question
    // is asked again.
    const ask = (tries: number): void => {
      slot.timer = null;
      this.answer(question).then(deliver, () => {
        deliver(null);
        if (slot.turn === turn && tries > 1) slot.timer = setTimeout(() => ask(tries - 1), patience);
      });
    };
    slot.timer = setTimeout(() => ask(this.#tries), wait);
  }

  /** Drops the question in a place, whose answer is not needed any more. */
  drop(place: string): void {
    const slot = this.#slots.get(place);
    if (!slot) return;
    slot.turn += 1;
    if (slot.timer) clearTimeout(slot.timer);
  }
}
