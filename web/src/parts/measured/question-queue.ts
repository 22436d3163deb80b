/** How long a pointer must rest before the queue asks a question, in milliseconds. */
const rest = 80;
/** How long the queue waits for an answer before it asks again, in milliseconds. */
const patience = 1500;

/** Asks the server a question. */
export type Ask<Question> = (question: Question) => Promise<unknown>;

/**
 * Asks the server questions about the newest state of the table. Until the table changes, it asks each
 * question only once. While the pointer moves, it asks only about the newest place.
 */
export class QuestionQueue<Question extends { ask: string }, Answers> {
  #ask: Ask<Question>;
  #tries: number;
  #known = new Map<string, Promise<unknown>>();
  #slots = new Map<string, { turn: number; timer: ReturnType<typeof setTimeout> | null }>();

  /** `tries` is the largest number of times that `newest` asks a question while no answer comes. */
  constructor(ask: Ask<Question>, tries = 1) {
    this.#ask = ask;
    this.#tries = tries;
  }

  /** Forgets all answers. Called when the table has changed, so that they may be wrong. */
  forget(): void {
    this.#known.clear();
    for (const slot of this.#slots.values()) {
      slot.turn += 1;
      if (slot.timer) clearTimeout(slot.timer);
    }
  }

  /** Asks at once, unless the answer is known or the question has been asked already. */
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
   * Asks a question if no newer one for the same `place` comes within `wait` milliseconds. `heard` gets the
   * answer, or null if none comes. The answer to an older question is dropped.
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
    // A lost connection loses the answer too. So the question is asked up to `tries` times, until a newer
    // question comes for this place.
    const ask = (tries: number): void => {
      slot.timer = null;
      this.answer(question).then(deliver, () => {
        deliver(null);
        if (slot.turn === turn && tries > 1) slot.timer = setTimeout(() => ask(tries - 1), patience);
      });
    };
    slot.timer = setTimeout(() => ask(this.#tries), wait);
  }

  /** Drops the question of a place, since its answer is not needed any more. */
  drop(place: string): void {
    const slot = this.#slots.get(place);
    if (!slot) return;
    slot.turn += 1;
    if (slot.timer) clearTimeout(slot.timer);
  }
}
