import type { Said } from '../net/socket';
import type { Summary } from '../wire';
import type { FairSeeds, FairTrouble } from './fair';

/** This browser's part in a match with fair luck (`fair.ts`): it commits to seeds, and later shows them. */
export class FairPart {
  /** Why the exchange of seeds does not go on; null if it does. */
  trouble = $state<FairTrouble | null>(null);
  /** The seeds of this browser, with the code that hashes them. Loaded only if the match has fair luck. */
  #seeds: Promise<FairSeeds> | null = null;

  constructor(
    private readonly id: string,
    private readonly send: (said: Said) => void,
  ) {}

  async take(summary: Summary): Promise<void> {
    if (!summary.fair) return;
    this.#seeds ??= import('./fair').then(({ FairSeeds }) => new FairSeeds(this.id));
    const seeds = await this.#seeds;
    seeds.answers(summary).forEach(this.send);
    this.trouble = seeds.changed(summary) ? 'changed' : seeds.lacks(summary) ? 'lacks' : null;
  }

  /**
   * Called after a reconnection. At the next summary, this browser sends every message again that the server
   * still lacks.
   */
  again(): void {
    void this.#seeds?.then((seeds) => seeds.again());
  }
}
