import { problemOf } from '../../net/http';
import type { Fault, Problem } from '../../wire';

/** How long a file must stay unchanged before the server checks it, in milliseconds. */
const stillFor = 350;

/** The server's check of a file: all its faults, and for a force its bill (what each part of it costs). */
export type CheckResult<B> = { faults: Fault[]; bill?: B | null };

/** Asks the server to check a file each time that the file has changed. */
export class FileChecker<T, B = never> {
  /** The faults of the file; null until the server has answered. */
  faults = $state.raw<Fault[] | null>(null);
  /** The bill of a force, and the file that it is for. */
  bill = $state.raw<{ of: T; bill: B } | null>(null);
  /** Why the server could not read the file; null if it could. */
  unreadable = $state.raw<Problem | null>(null);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (file: T) => Promise<CheckResult<B>>) {}

  /**
   * Asks the server about a file once the file has not changed for a moment. The earlier result stays until
   * the answer comes.
   */
  look(file: T): void {
    this.stop();
    const turn = (this.#turn += 1);
    this.#timer = setTimeout(() => void this.#answer(file, turn), stillFor);
  }

  /** Forgets the result of the last check, and drops the check that is due. */
  clear(): void {
    this.stop();
    this.#turn += 1;
    this.faults = null;
    this.bill = null;
    this.unreadable = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Checks the file that `file` returns, and again whenever it changes, as long as the calling component
   * lives.
   */
  watch(file: () => T | null | undefined): void {
    $effect(() => {
      const now = file();
      if (now) this.look(now);
      else this.clear();
      return () => this.stop();
    });
  }

  async #answer(file: T, turn: number): Promise<void> {
    try {
      const { faults, bill } = await this.ask(file);
      if (turn !== this.#turn) return;
      this.faults = faults;
      this.bill = bill ? { of: file, bill } : null;
      this.unreadable = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      const problem = problemOf(error);
      this.faults = problem.faults ?? null;
      this.unreadable = problem.status === 422 && !problem.faults ? problem : null;
    }
  }
}
