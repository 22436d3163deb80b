import type { Answers, Question } from '../types';

/** How long a hand has to rest before it is asked about, in milliseconds. */
const rest = 80;
/** After how long a question without an answer is asked again, in milliseconds, and how often it is asked in all. */
const patience = 1500,
  often = 6;

type Ask = (question: Question) => Promise<unknown>;
type QuestionOf<K extends keyof Answers> = Extract<Question, { ask: K }>;

/**
 * Asks the referee about the newest picture of the table. The same question is asked once, and of a hand that moves only
 * the newest place.
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

  /** Asks at once. */
  answer<K extends keyof Answers>(question: QuestionOf<K>): Promise<Answers[K]> {
    const key = JSON.stringify(question);
    const known = this.#known.get(key);
    if (known) return known as Promise<Answers[K]>;
    const answer = this.#ask(question);
    this.#known.set(key, answer);
    answer.catch(() => this.#known.delete(key));
    if (this.#known.size > 400) this.#known.delete(this.#known.keys().next().value ?? '');
    return answer as Promise<Answers[K]>;
  }

  /** Asks when nothing newer has been asked in this place for a moment; an older answer that comes late is dropped. */
  newest<K extends keyof Answers>(
    place: string,
    question: QuestionOf<K>,
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
    // A lost connection loses the answer too: as long as nothing newer is asked here, it is asked again.
    const ask = (tries: number): void => {
      slot.timer = null;
      this.answer(question).then(tell, () => {
        tell(null);
        if (slot.turn === turn && tries > 1) slot.timer = setTimeout(() => ask(tries - 1), patience);
      });
    };
    slot.timer = setTimeout(() => ask(often), wait);
  }

  /** What has been asked in a place is of no interest any more. */
  drop(place: string): void {
    const slot = this.#slots.get(place);
    if (!slot) return;
    slot.turn += 1;
    if (slot.timer) clearTimeout(slot.timer);
  }
}
