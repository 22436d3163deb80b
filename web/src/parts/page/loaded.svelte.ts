import { problemOf } from '../../net/http';
import type { Problem } from '../../wire';

/** A request to the server, and its state: running, answered, or failed with a `problem`. */
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #turn = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  /**
   * Sends the request, also if it was sent before. The earlier answer stays until the new one comes. Only the
   * answer to the latest call is kept. Returns the answer to this call; null if it failed.
   */
  async load(): Promise<T | null> {
    const turn = (this.#turn += 1);
    this.busy = true;
    try {
      const value = await this.ask();
      if (turn === this.#turn) {
        this.value = value;
        this.problem = null;
      }
      return value;
    } catch (error) {
      if (turn === this.#turn) this.problem = problemOf(error);
      return null;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}
