import type { Refused } from '../contract';
import { StepQueue } from '../match/step-queue.svelte';
import { problemOf } from '../net/http';
import type { LessonOrder, LessonPage, LessonPosition, LessonStep } from '../wire';
import type { Action, Event, Frame, LocalizedText, Problem, Setup } from '../wire';

/** The functions through which a lesson uses its game, the server and the device. */
export type Around = {
  /** Returns for how many milliseconds a frame with these events is shown before the next frame. */
  pace: (events: Event[]) => number;
  /** Fills in the parts that a set-up may leave out. */
  whole?: ((setup: Setup) => Setup) | undefined;
  play: (order: LessonOrder) => Promise<LessonPosition>;
  /** Returns the decisions that the device has stored on an earlier visit. */
  kept: () => Action[];
  /** Stores the decisions on the device for a later visit. */
  keep: (decisions: readonly Action[]) => void;
  /** Called when the learner has completed all steps. */
  ondone: () => void;
};

/**
 * The shortest time for which the page shows a failed attempt, in milliseconds, with or without animations.
 */
const attemptShown = 1_500;

/**
 * One lesson as this page shows it: the decisions that the learner has made, and the frames to which they
 * led. The server keeps nothing, so every request carries all decisions.
 */
export class LessonStore {
  readonly setup: Setup;
  /** The decisions that the learner has made since the start and that the lesson has accepted. */
  decisions = $state.raw<readonly Action[]>([]);
  /** The index of the present step; the number of steps when the learner has completed all of them. */
  at = $state(0);
  shown = $state.raw<Frame | null>(null);
  /**
   * Whether the table may animate the shown frame. It may not when the lesson opens, or returns from a failed
   * attempt.
   */
  animate = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** Whether the rules allow the last decision, but the lesson does not accept it. */
  astray = $state(false);
  /** The decision for which `astray` was set; null as soon as the learner makes the next one. */
  declined = $state.raw<Action | null>(null);
  /** The lesson's reply to a decision that it does not accept; null if it has none. */
  otherwise = $state.raw<LocalizedText | null>(null);
  problem = $state.raw<Problem | null>(null);
  sending = $state(false);
  /** Whether *Show me* has played a step for the learner since the lesson began. */
  helped = $state(false);
  /** How often the learner has begun the lesson on this page. */
  attempt = $state(0);
  /** All events since the start, up to the shown frame. */
  #told = $state.raw<Event[]>([]);
  #steps: StepQueue;
  /**
   * A failed attempt that is shown, the position to which the lesson then returns, and the reply to the
   * attempt.
   */
  #return: { attempt: Frame; frame: Frame; told: Event[]; reply: () => void } | null = null;
  /** The number of the latest request. Answers to earlier requests are ignored. */
  #turn = 0;
  /** The request that `retry` repeats after a failure. */
  #again: () => Promise<void> = async () => undefined;

  constructor(
    readonly page: LessonPage,
    private readonly around: Around,
  ) {
    this.setup = around.whole?.(page.setup) ?? page.setup;
    const pace = (events: Event[]): number =>
      Math.max(around.pace(events), events === this.#return?.attempt.events ? attemptShown : 0);
    this.#steps = new StepQueue((frame, animate) => this.#put(frame, animate), pace);
  }

  /** The step that the learner must complete now; null at the end. */
  get step(): LessonStep | null {
    return this.page.steps[this.at] ?? null;
  }

  /** The step that the learner completed last; null at the start. */
  get before(): LessonStep | null {
    return this.page.steps[this.at - 1] ?? null;
  }

  /** Whether the learner has completed all steps. */
  get isDone(): boolean {
    return this.shown !== null && this.at >= this.page.steps.length;
  }

  /** Whether frames are still to be shown, or the time of the shown frame is not over. */
  get catchingUp(): boolean {
    return this.#steps.count > 0;
  }

  /**
   * Whether the learner may decide: the newest frame is shown, no request is running, and the lesson is not
   * over.
   */
  get mayAct(): boolean {
    return this.#steps.count <= 1 && !this.sending && !this.isDone;
  }

  /** All events up to the shown frame, if the table does not animate that frame; otherwise none. */
  get past(): Event[] {
    return this.animate ? [] : this.#told;
  }

  /** Begins the lesson, or goes on from where an earlier visit ended. */
  start(): Promise<void> {
    return this.#open(this.around.kept());
  }

  /** Forgets all decisions and begins the lesson again. */
  restart(): Promise<void> {
    this.around.keep([]);
    return this.#open([]);
  }

  stop(): void {
    this.#turn += 1;
    this.#clear();
  }

  #clear(): void {
    this.#steps.clear();
    this.#return = null;
    this.heard();
  }

  /**
   * Sends a decision of the learner to the server, if the learner may decide now. If the lesson does not
   * accept the decision, the learner only gets a reply.
   */
  act(action: Action): Promise<void> {
    return this.mayAct ? this.#try(() => this.#decide(action)) : Promise.resolve();
  }

  /** Plays the solution of the present step for the learner. The button *Show me* calls this. */
  async show(): Promise<void> {
    if (!this.step || !this.mayAct) return;
    this.helped = true;
    await this.act(this.step.play);
  }

  /** Asks the server why the rules forbid a decision. The store then holds the refusal. */
  async why(action: Action): Promise<void> {
    const turn = this.#turn;
    const said = await this.#ask({ why: action }).catch(() => null);
    if (said && turn === this.#turn) this.refused = said.refusal ? { action, refusal: said.refusal } : null;
  }

  /** Asks the game a question about the present position of the lesson. */
  async ask(question: unknown): Promise<unknown> {
    const { answer, unanswered } = await this.#ask({ ask: question });
    if (answer === undefined) throw new Error(unanswered ?? 'The server sent no answer to the question.');
    return answer;
  }

  /** Sends the request that failed once more. */
  retry(): Promise<void> {
    return this.#again();
  }

  /** Shows the next frame at once, even if the time of the shown frame is not over. */
  showNext(): void {
    this.#steps.showNext();
  }

  /** Drops the lesson's reply to the last decision. Called when the learner goes on. */
  heard(): void {
    this.otherwise = null;
    this.astray = false;
  }

  #ask(about: Partial<LessonOrder>): Promise<LessonPosition> {
    return this.around.play({ actions: [...this.decisions], ...about });
  }

  #open(decisions: readonly Action[]): Promise<void> {
    return this.#try(async () => {
      const turn = this.#turn;
      const position = await this.#begin(decisions);
      if (turn !== this.#turn) return;
      this.#clear();
      this.#told = [];
      this.attempt += 1;
      this.helped = false;
      this.decisions = position.taken === decisions.length ? decisions : [];
      this.at = position.step;
      for (const frame of position.frames) this.#put(frame, false);
    });
  }

  /** Plays the decisions of an earlier visit again. Begins anew if the server refuses any of them. */
  async #begin(decisions: readonly Action[]): Promise<LessonPosition> {
    const none = () => this.around.play({ actions: [] });
    if (decisions.length === 0) return none();
    try {
      const position = await this.around.play({ actions: [...decisions] });
      if (position.taken === decisions.length) return position;
    } catch (error) {
      const { status } = problemOf(error);
      if (status !== 400 && status !== 409 && status !== 422) throw error;
    }
    this.around.keep([]);
    return none();
  }

  async #decide(action: Action): Promise<void> {
    const turn = this.#turn;
    const actions = [...this.decisions, action];
    const position = await this.around.play({ actions });
    if (turn !== this.#turn) return;
    if (position.taken < actions.length) {
      const reply = (): void => {
        this.refused = position.refusal ? { action, refusal: position.refusal } : null;
        this.otherwise = position.otherwise ?? null;
        this.astray = this.refused === null;
        this.declined = this.astray ? action : null;
      };
      const [frame] = position.frames;
      const { attempt } = position;
      if (!attempt || !frame) return reply();
      this.#return = { attempt, frame, told: this.#told, reply };
      for (const shown of [attempt, frame]) this.#steps.add(shown);
      return;
    }
    // `sending` must be false before the new frame is shown: the game's table may then send the learner's
    // next decision at once.
    this.sending = false;
    this.decisions = actions;
    this.at = position.step;
    if (position.step < this.page.steps.length) this.around.keep(actions);
    else this.around.ondone();
    for (const frame of position.frames) this.#steps.add(frame);
  }

  async #try(what: () => Promise<void>): Promise<void> {
    const turn = (this.#turn += 1);
    this.#again = () => this.#try(what);
    this.sending = true;
    this.refused = this.problem = this.declined = null;
    this.heard();
    try {
      await what();
    } catch (error) {
      if (turn === this.#turn) this.problem = problemOf(error);
    } finally {
      if (turn === this.#turn) this.sending = false;
    }
  }

  #put(frame: Frame, animate: boolean): void {
    const back = this.#return?.frame === frame ? this.#return : null;
    this.#told = back ? back.told : [...this.#told, ...frame.events];
    this.animate = animate && !back;
    this.shown = frame;
    if (!back) return;
    this.#return = null;
    back.reply();
  }
}
