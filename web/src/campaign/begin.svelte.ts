import type { Stage } from '../campaign-contract';
import type { GameTable } from '../contract';
import { api, problemOf } from '../net/http';
import { keepMatch } from '../parts/device/campaigns.svelte';
import { goFromHere } from '../parts/device/router.svelte';
import { gameTable } from '../shell/games';
import type { GamePage, Problem } from '../wire';
import { stageOrder } from './order';

/** Begins matches of a game's campaign, one at a time. */
export class Beginning {
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The game's table, which describes the faults of a force in words; null before a match is begun. */
  table = $state.raw<GameTable | null>(null);
  #needed: Promise<[GamePage, GameTable]> | null = null;

  constructor(private readonly game: string) {}

  /** Fetches what every match of the game needs. After a failure the next call tries again. */
  prepare(): Promise<[GamePage, GameTable]> {
    const needed = this.#needed ?? Promise.all([api.game(this.game), gameTable(this.game)]);
    this.#needed = needed;
    needed.catch(() => (this.#needed = null));
    return needed;
  }

  /** Sets up a match of a stage, remembers the stage on this device, and goes to the match. */
  async begin(stage: Stage): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const go = goFromHere();
    try {
      const [page, table] = await this.prepare();
      this.table = table;
      const summary = await api.create(stageOrder(stage, table, page));
      keepMatch(summary.id, this.game, stage.id);
      go(`/match/${summary.id}`);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
