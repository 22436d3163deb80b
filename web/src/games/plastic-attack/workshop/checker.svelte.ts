import { api, problemOf } from '../../../net/http';
import type { Fault, Problem } from '../../../wire';
import type { ArmyFile } from './army';

/** How long an army must stay unchanged before the checker asks the server, in milliseconds. */
const stillFor = 350;

type Ask = (army: ArmyFile) => Promise<Fault[]>;

/** Asks the server for the faults of the army in the editor, and keeps its last answer. */
export class FileChecker {
  /** The faults in the server's last answer; null before the first answer, and for an empty army. */
  faults = $state.raw<Fault[] | null>(null);
  /** Why the server could not read the army; null if it could. */
  unreadable = $state.raw<Problem | null>(null);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /**
   * Asks about an army once it has stayed unchanged for a moment. Until the new answer comes, the last one
   * stays.
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

/** Returns the set-up for which the server checks an army: two players, no special options. */
export function plainSetup(game: string, seats: readonly string[]): Record<string, unknown> {
  const edition = game.replace(/^plastic-attack-/, '');
  return { edition, seats: seats.slice(0, 2), options: {}, odds: false };
}

/** Makes a checker for the armies of a game. It calls `setup` for each question. */
export function checkerOf(game: string, setup: () => unknown): FileChecker {
  return new FileChecker((army) => api.checkForce(game, setup(), army));
}
