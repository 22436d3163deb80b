type Waiting = { resolve: (answer: unknown) => void; reject: (why: Error) => void };

/**
 * Questions that the server has not answered yet, each with its own id. Answers come in any order; only the
 * first answer to a question counts.
 */
export class PendingQuestions {
  #waiting = new Map<string, Waiting>();

  /** Remembers a question. The promise settles with its answer or refusal. */
  note(id: string): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  answered(id: string, answer: unknown): void {
    this.#take(id)?.resolve(answer);
  }

  refused(id: string, because: string): void {
    this.#take(id)?.reject(new Error(because));
  }

  /** Rejects all open questions, because no answer can come any more. */
  giveUp(because: string): void {
    for (const id of [...this.#waiting.keys()]) this.refused(id, because);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
