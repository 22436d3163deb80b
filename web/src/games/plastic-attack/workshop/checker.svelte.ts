import { api, problemOf } from '../../../net/http';
import type { Fault, Problem } from '../../../wire';
import type { ArmyFile } from './army';

/** How long an army must stay unchanged before the server is asked about it, in milliseconds. */
const stillFor = 350;

type Ask = (army: ArmyFile) => Promise<Fault[]>;

/** Asks the server about an army, and keeps all faults that it finds. */
export class FileChecker {
  /** The faults in the last answer of the server; null without an answer, and for an empty army. */
  faults = $state.raw<Fault[] | null>(null);
  /** Why the server could not read the army; null if the server could read it. */
  unreadable = $state.raw<Problem | null>(null);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /**
   * Asks about an army once it has stayed unchanged for a moment. The last answer stays until the new answer
   * comes.
   */
  look(army: ArmyFile): void {
    this.stop();
    const turn = (this.#turn += 1);
    if (army.army.length === 0) {
      this.faults = null;
      this.unreadable = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#answer(army, turn), stillFor);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #answer(army: ArmyFile, turn: number): Promise<void> {
    try {
      const faults = await this.ask(army);
      if (turn !== this.#turn) return;
      this.faults = faults;
      this.unreadable = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      const problem = problemOf(error);
      this.faults = problem.faults ?? null;
      this.unreadable = problem.status === 422 && !problem.faults ? problem : null;
    }
  }
}

/** A set-up without armies, for checking an army. */
export function plainSetup(game: string, seats: readonly string[]): Record<string, unknown> {
  const edition = game.replace(/^plastic-attack-/, '');
  return { edition, seats: seats.slice(0, 2), options: {}, odds: false };
}

/** A checker for the armies of a game. The checker calls `setup` for each question. */
export function checkerOf(game: string, setup: () => unknown): FileChecker {
  return new FileChecker((army) => api.checkForce(game, setup(), army));
}
