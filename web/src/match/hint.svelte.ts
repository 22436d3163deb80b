import type { GameTable } from '../contract';
import { api, problemOf } from '../net/http';
import { sentence } from '../parts/page/problems';
import { t } from '../texts';
import type { Action, Problem, Seat, Setup, Summary, View } from '../wire';

/** The decision that a strong bot would make for a seat at a step. */
export type Hint = { seq: number; action: Action; reason?: string | null };

/**
 * Of the ids that a decision names (`pointsIn`), the table is searched only for the first ones, up to this
 * number. More would take too long.
 */
const AT_MOST = 200;

/** The fields of a decision that name the piece with which the player acts. The player chooses it first. */
const TOOLS = ['with', 'troop', 'figure', 'unit', 'move'];
const isTool = ([key]: [string, unknown]): number => Number(TOOLS.includes(key));

/** Whether a match has hints: all other seats are bots, it has no clock, and no operator has closed it. */
export function hasHints({ seats, clock, closed }: Summary): boolean {
  return (
    clock.kind === 'none' && closed === undefined && seats.every(({ kind, you }) => you || kind === 'bot')
  );
}

/**
 * Lists the values of `data-point` that a decision may name: every id and number in it, and controls. Each
 * key gives the controls `#key` and `#key-value`, such as `#role` and `#role-a`. The value of `do` gives the
 * control of that name. The piece with which the player acts comes before its target. The value of `decline`
 * is left out.
 */
export function pointsIn(action: unknown): string[] {
  const points = new Set<string>();
  const named = (key: string): string => `#${key.replaceAll('_', '-')}`;
  function take(value: unknown, key: string | null): void {
    if (Array.isArray(value)) value.forEach((one) => take(one, key));
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value).sort((a, b) => isTool(b) - isTool(a))) {
        points.add(named(inner));
        if (inner !== 'decline') take(one, inner);
      }
    else if (typeof value === 'string' || typeof value === 'number') {
      points.add(String(value));
      if (key !== null) points.add(`${named(key)}-${value}`);
      if (key === 'do') points.add(named(String(value)));
    }
  }
  take(action, null);
  return [...points].slice(0, AT_MOST);
}

/** Holds the hint for the step that is shown. Requests it from the server, and drops it at the next step. */
export class HintStore {
  /** Whether the server is working on a hint. */
  thinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Why the last request for a hint failed; null if it did not. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the server has said that this match has no hints. */
  none = $state(false);
  #seat: Seat | null = null;
  #seq = -1;
  /** The number of the latest request. Answers to earlier requests are ignored. */
  #asked = 0;

  constructor(private readonly request: (seat: Seat) => Promise<Hint>) {}

  /** The values of `data-point` that the hint names. */
  get points(): string[] {
    return this.hint === null ? [] : pointsIn(this.hint.action);
  }

  /** Requests a hint, or drops the one that is shown. */
  toggle(): void {
    if (this.hint || this.problem) this.forget();
    else if (!this.thinking && !this.none && this.#seat !== null) void this.#ask(this.#seat);
  }

  /**
   * Tells the store which step is shown, and for which seat of this person the game waits. A new step drops
   * the hint. If the game still waits for the same seat, another seat has decided. Then a running request is
   * made again for the new step.
   */
  see(seq: number, seat: Seat | null): void {
    if (seq === this.#seq && seat === this.#seat) return;
    const again = this.thinking && seat !== null && seat === this.#seat;
    this.#seq = seq;
    this.#seat = seat;
    this.forget();
    if (again) void this.#ask(seat);
  }

  /** Drops the hint that is shown, and ignores the answer to a running request. */
  forget(): void {
    this.#asked += 1;
    this.thinking = false;
    this.hint = this.problem = null;
  }

  async #ask(seat: Seat): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.thinking = true;
    let hint: Hint | null = null;
    let problem: Problem | null = null;
    try {
      hint = await this.request(seat);
    } catch (error) {
      problem = problemOf(error);
    }
    if (asked !== this.#asked) return;
    this.thinking = false;
    if (problem?.status === 422) this.none = true;
    // 409: the match has a newer step, which is not shown yet. A hint for the old step would be of no use.
    else if (problem && problem.status !== 409) this.problem = problem;
    if (hint?.seq === this.#seq) this.hint = hint;
  }
}

/** The hints of a match, from the server. */
export const hintsOf = (id: string): HintStore => new HintStore((seat) => api.hint(id, seat));

/**
 * The sentence about a hint, or about why there is no hint; empty while there is nothing to say. `found`
 * counts the things on the table that the hint names; it is null until the table has been searched for them.
 */
export function hintSentence(
  hints: Pick<HintStore, 'hint' | 'problem' | 'thinking' | 'none'>,
  game: Pick<GameTable, 'describeAction' | 'describeReason' | 'describeFact'>,
  { setup, view, found }: { setup: Setup; view: View; found: number | null },
): string {
  if (hints.none) return t('hint-none');
  if (hints.thinking) return t('hint-thinking');
  if (hints.problem) return sentence(hints.problem);
  if (!hints.hint) return '';
  const { action, reason } = hints.hint;
  const what = game.describeAction?.(action, setup, view) ?? null;
  const why = reasonOf(reason, {
    fact: () => game.describeFact?.(action, setup, view),
    because: (reason) => game.describeReason?.(reason, action, setup, view),
  });
  if (what !== null) return [t('hint-says', { what }), ...why].join(' ');
  if (found === null) return '';
  return found > 0 ? [t('hint-marked'), ...why].join(' ') : t('hint-unseen');
}

/**
 * Why a hint is good, in a sentence of the shell or of the game; empty if neither has one. `fact` returns the
 * game's sentence for a hint without a reason.
 */
function reasonOf(
  reason: string | null | undefined,
  game: { fact: () => string | null | undefined; because: (reason: string) => string | undefined },
): string[] {
  if (!reason) return [game.fact() ?? []].flat();
  if (reason === 'wins') return [t('hint-wins')];
  if (reason === 'only') return [t('hint-only')];
  return [game.because(reason) ?? []].flat();
}
