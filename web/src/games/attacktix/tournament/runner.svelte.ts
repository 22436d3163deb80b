import { problemOf } from '../../../net/http';
import type { FileEditor } from '../../../parts/workshop/file-editor.svelte';
import type { Problem, Summary } from '../../../wire';
import type { Standings } from '../../../wire/attacktix/all';
import { looked, opened, orderOf, standingsOf, tossed } from './matches';
import { playedOf, withGame, type TournamentFile } from './tournament';

/** Starts the matches of a tournament, reads their results and asks for the standings. */
export class TournamentRunner {
  /** The summaries of the matches, by match id. */
  summaries = $state.raw<Record<string, Summary>>({});
  standings = $state.raw<Standings | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #turn = 0;

  constructor(
    private readonly editor: FileEditor<TournamentFile>,
    private readonly suggest: (n: number) => unknown,
  ) {}

  async #doing(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  #seen(summary: Summary): void {
    this.summaries = { ...this.summaries, [summary.id]: summary };
  }

  /** Sets up the match of the game with this index, and writes the id of the match into the file. */
  async start(at: number): Promise<void> {
    const file = this.editor.file,
      game = file.games[at];
    if (!game) return;
    await this.#doing(async () => {
      const summary = await opened(orderOf(file, game.players, this.suggest));
      this.#seen(summary);
      this.editor.put(withGame(this.editor.file, at, { match: summary.id }));
    });
  }

  /** Sets up the match of the final. */
  async startFinal(): Promise<void> {
    const file = this.editor.file,
      { final } = file;
    if (!final) return;
    await this.#doing(async () => {
      const summary = await opened(orderOf(file, final.players, this.suggest));
      this.#seen(summary);
      this.editor.put({ ...this.editor.file, final: { ...final, match: summary.id, winner: null } });
    });
  }

  /**
   * Fetches every match whose result the file does not have yet. If a request fails, the others still run,
   * and `problem` holds the first error.
   */
  async refreshMatches(): Promise<void> {
    const { games, final } = this.editor.file;
    const open = games.flatMap((game, at) => (game.match && !game.places ? [at] : []));
    const looks = [
      ...open.map((at) => () => this.#lookAt(at)),
      ...(final?.match && !final.winner ? [() => this.#lookAtFinal()] : []),
    ];
    if (looks.length === 0) return;
    await this.#doing(async () => {
      const failed: unknown[] = [];
      for (const look of looks) await look().catch((error: unknown) => failed.push(error));
      if (failed.length > 0) throw failed[0];
    });
  }

  async #lookAt(at: number): Promise<void> {
    const game = this.editor.file.games[at];
    if (!game?.match) return;
    const { summary, places } = await looked(game.match, game.players);
    this.#seen(summary);
    const now = this.editor.file.games[at];
    if (places && now?.match === game.match && !now.places)
      this.editor.put(withGame(this.editor.file, at, { places }));
  }

  async #lookAtFinal(): Promise<void> {
    const { final } = this.editor.file;
    if (!final?.match) return;
    const { summary, places } = await looked(final.match, final.players);
    this.#seen(summary);
    const winner = places?.[0]?.length === 1 ? (places[0][0] ?? null) : null;
    if (winner && this.editor.file.final?.match === final.match)
      this.editor.put({ ...this.editor.file, final: { ...final, winner } });
  }

  /** Asks the server for the standings. Once they name the finalists, writes these into the file. */
  async refreshStandings(file: TournamentFile): Promise<void> {
    const turn = (this.#turn += 1);
    if (playedOf(file).length === 0) {
      this.standings = null;
      return;
    }
    try {
      const standings = await standingsOf(file);
      if (turn !== this.#turn) return;
      this.standings = standings;
      this.problem = null;
      if (standings.final && !this.editor.file.final) {
        this.editor.put(
          { ...this.editor.file, final: { players: standings.final, match: null, winner: null } },
          this.editor.picked,
          true,
        );
      }
    } catch (error) {
      if (turn === this.#turn) this.problem = problemOf(error);
    }
  }

  /** Tosses a coin between players with equally many points, and writes the result into the file. */
  toss(): void {
    this.editor.put({ ...this.editor.file, coins: [...this.editor.file.coins, tossed()] });
  }
}
