import type { Refused } from '../contract';
import { openSocket } from '../net/open-socket';
import type { Connection, Listener, SocketLike } from '../net/connection';
import { MatchSocket } from '../net/socket';
import { withCharacter } from '../parts/device/characters';
import { withNames } from '../parts/device/people';
import { sessionKey } from '../parts/device/session-key';
import { FairPart } from './fair-part.svelte';
import type { ClockReading, Rules } from './match-rules';
import { StepQueue } from './step-queue.svelte';
import { StepHistory } from './step-history.svelte';
import { BotProgress } from './bot-progress.svelte';
import { Talk } from './talk.svelte';
import { UndoState } from './undo-state.svelte';
import type {
  Action,
  Event,
  Frame,
  Problem,
  Refusal,
  Seat,
  Setup,
  Summary,
  ViewerName,
  Saying,
} from '../wire';

/** One match as this page shows it, step by step. The page only shows states that the server has sent. */
export class MatchStore {
  summary = $state.raw<Summary | null>(null);
  setup = $state.raw<Setup | null>(null);
  shown = $state.raw<Frame | null>(null);
  /** Whether the view was emptied behind the `curtain`. No table can be drawn from an empty view. */
  concealed = $state(false);
  /** Whether the table may animate the shown frame: a step led to it from the frame before. */
  animate = $state(false);
  viewer = $state<ViewerName>('public');
  connection = $state<Connection>('connecting');
  refused = $state.raw<Refused | null>(null);
  problem = $state.raw<Problem | null>(null);
  farewell = $state<string | null>(null);
  /** Why the server has closed this person's connection, in the server's own words; null while it has not. */
  turnedAway = $state<string | null>(null);
  clock = $state.raw<ClockReading | null>(null);
  /** The number of decisions that the server has not answered yet. */
  sending = $state(0);
  readonly thoughts = new BotProgress();
  #story = new StepHistory();
  #undo = new UndoState();
  #asking = new Map<string, Action>();
  #steps: StepQueue;
  #socket: MatchSocket;
  /** The chat of this match. */
  readonly talk: Talk;
  readonly fair: FairPart;

  constructor(
    readonly id: string,
    private readonly rules: Rules,
    look: ViewerName | null,
    connect: () => SocketLike = () => openSocket(id),
  ) {
    this.#steps = new StepQueue(
      (frame, animate) => this.#put(frame, animate),
      (events) => rules.pace(events),
    );
    this.talk = new Talk(id);
    this.fair = new FairPart(id, (said) => this.#socket.fair(said));
    this.#socket = new MatchSocket(connect, this.#listener(), look);
  }

  /** Which decision can be taken back, and which seat asks to take one back. */
  get undo(): UndoState['now'] {
    return this.#undo.now;
  }

  /** The events of each step, as far as the present viewer may know them. */
  get story(): ReadonlyMap<number, Event[]> {
    return this.#story.told;
  }

  /** The steps so far, as the present viewer may know them, with who decided them. */
  get steps(): StepHistory['steps'] {
    return this.#story.steps;
  }

  /**
   * The seats whose decisions this person knows already. If this person's seats keep secrets from each other,
   * that is the viewer's seat alone. Otherwise, or if the viewer is none of these seats, it is all of them.
   */
  get own(): Seat[] {
    return this.seat === null || this.#open ? this.mine : [this.seat];
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#steps.clear();
    this.talk.stop();
    this.#socket.stop();
  }

  wake(): void {
    this.#socket.wake();
  }

  /** Seats of this person, in seat order. */
  get mine(): Seat[] {
    return this.summary?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? [];
  }

  /** Whether an operator has closed the match, so that its game does not go on. */
  get isClosed(): boolean {
    return this.summary?.closed !== undefined;
  }

  /** Seats that the shown frame waits for. */
  get awaited(): Seat[] {
    const status = this.shown?.status;
    return status && 'awaiting' in status && !this.isClosed ? status.awaiting : [];
  }

  /** Whether steps are still to be shown, or the time of the shown step is not over. */
  get catchingUp(): boolean {
    return this.#steps.count > 0;
  }

  /** How many steps wait to be shown after the one that is shown now. */
  get behind(): number {
    return Math.max(0, this.#steps.count - 1);
  }

  /** Whether the newest frame is shown, no decision is unanswered, and no operator has closed the match. */
  get mayAct(): boolean {
    return this.#steps.count <= 1 && this.sending === 0 && !this.isClosed;
  }

  /** Whether the game has not begun, because it waits for players or for their forces. */
  get waiting(): boolean {
    return this.summary?.status === 'waiting' && this.shown === null;
  }

  /** The seat at this device whose player decides next, if the device must change hands; otherwise null. */
  get successor(): Seat | null {
    if (this.mine.length < 2 || this.catchingUp || this.sending > 0) return null;
    const asked = this.mine.filter((seat) => this.awaited.includes(seat));
    return asked.includes(this.viewer) ? null : (asked[0] ?? null);
  }

  /** The `successor`, until whose turn a curtain hides the table; null if nothing is secret. */
  get curtain(): Seat | null {
    return this.#open ? null : this.successor;
  }

  /** Whether the seats of this device have no secrets from each other at this moment. */
  get #open(): boolean {
    return (
      this.setup !== null &&
      this.shown !== null &&
      !this.concealed &&
      this.rules.hasSecrets?.(this.setup, this.shown.view, this.mine) === false
    );
  }

  /** The seat for which the person decides: that of the viewer, if the seat belongs to this person. */
  get seat(): Seat | null {
    return this.mine.find((seat) => seat === this.viewer) ?? null;
  }

  act(action: Action): void {
    const { seat, mine } = this;
    if (!seat) return;
    this.dismiss();
    // All people at this device see the result of the last choice. So the hand is hidden before it is sent.
    const isLast = this.awaited.every((one) => one === seat || !mine.includes(one));
    if (this.rules.choosesTogether && mine.length > 1 && isLast) this.look('public');
    this.#asking.set(this.#socket.act(seat, action), action);
    this.sending = this.#socket.waiting;
  }

  /** Leaves a match that has not begun. The server then frees the seat, or calls the match off. */
  leave(): void {
    const [seat] = this.mine;
    if (seat === undefined) return;
    this.problem = null;
    this.#socket.act(seat, { resign: {} });
    this.sending = this.#socket.waiting;
  }

  why(action: Action): void {
    if (!this.seat) return;
    this.#asking.set(this.#socket.why(this.seat, action), action);
  }

  /** Asks the server to let a bot play for an absent player until they are back. */
  standIn = (seat: Seat): void => this.#socket.standIn(seat);

  /** Takes the latest decision back, or asks the others to allow it. */
  takeBack(): void {
    const { offer } = this.undo;
    if (!offer) return;
    this.dismiss();
    this.#undo.sent(this.#socket.undo(offer.seat, offer.to));
  }

  /** Sends a line of the chat, from the first of this person's seats. */
  say(say: Saying): void {
    const [seat] = this.mine;
    if (seat) this.#socket.say(seat, say);
  }

  /** Answers a request to take a decision back, or withdraws it if a seat of this person has made it. */
  answerUndo(allow: boolean): void {
    const { request } = this.undo;
    const asked = [request?.seat, ...(request?.awaits ?? [])].find(
      (seat) => seat && this.mine.includes(seat),
    );
    if (asked) this.#socket.answerUndo(asked, allow);
  }

  /** Asks the game a question for the present viewer. */
  ask(question: unknown): Promise<unknown> {
    return this.#socket.ask(this.viewer, question);
  }

  /** Changes the viewer to another seat of this person, or to the public. */
  look(viewer: ViewerName): void {
    if (viewer === this.viewer) return;
    this.#story.turn(this.#open && this.mine.some((seat) => seat === viewer));
    this.viewer = viewer;
    this.refused = null;
    sessionKey(`look.${this.id}`, this.viewer);
    this.#socket.look(viewer);
  }

  /** Empties the shown view and asks for the public one, so that no secret stays behind a curtain. */
  conceal(): void {
    this.shown = this.shown && { ...this.shown, view: { viewer: null }, events: [], hints: null };
    this.concealed = true;
    this.animate = false;
    this.look('public');
  }

  /** Shows the next step at once, even if the time of the shown step is not over. */
  showNext(): void {
    this.#steps.showNext();
  }

  /** Ends the present animation and goes straight to the newest step. */
  skip(): void {
    this.#steps.skip();
  }

  /** Replaces the summary of the match by a newer one. */
  take(summary: Summary): void {
    this.summary = withCharacter(withNames(summary));
    void this.fair.take(summary);
  }

  dismiss(): void {
    this.refused = null;
    this.problem = null;
  }

  #listener(): Listener {
    return {
      connection: (state) => {
        this.connection = state;
        if (state === 'open') {
          this.farewell = this.turnedAway = null;
          this.#undo.clear();
          this.fair.again();
        }
        this.thoughts.clear();
      },
      welcome: (summary, setup, viewer) => {
        if (viewer !== this.viewer) this.#story.clear();
        this.take(summary);
        this.#undo.take(summary.steps, summary.undo_now);
        this.setup = setup === null ? null : (this.rules.whole?.(setup) ?? setup);
        this.viewer = viewer;
        sessionKey(`look.${this.id}`, this.viewer);
      },
      notBegun: () => (this.shown = null),
      picture: (frame) => {
        this.#steps.clear();
        this.thoughts.clear();
        this.#put(frame, false);
        if (frame.seq === 0) this.#note(frame);
        this.#recall(frame.seq);
      },
      step: (frame) => {
        this.#note(frame);
        this.thoughts.stepped(frame);
        this.#undo.stepped(frame.seq);
        this.#steps.add(frame);
      },
      past: (frame) => this.#note(frame),
      settled: (id) => this.#settled(id),
      rejected: (id, refusal, problem) => this.#rejected(id, refusal, problem),
      why: (id, refusal) => {
        const action = this.#asking.get(id);
        this.#asking.delete(id);
        this.refused = action && refusal ? { action, refusal } : null;
      },
      thinking: (seat, done) => this.thoughts.heard(seat, done),
      summary: (summary) => {
        this.take(summary);
        this.#undo.take(summary.steps, summary.undo_now);
      },
      clock: (clock) => (this.clock = { clock, heard: Date.now() }),
      undo: (seq, now) => this.#undo.take(seq, now),
      talk: (lines, all) => this.talk.take(lines, all, this.mine),
      bye: (reason) => (this.farewell = reason),
      turnedAway: (reason) => (this.turnedAway = reason),
    };
  }

  #settled(id: string): void {
    this.#asking.delete(id);
    this.sending = this.#socket.waiting;
  }

  #rejected(id: string, refusal: Refusal | null, problem: Problem | null): void {
    const action = this.#asking.get(id);
    this.#undo.rejected(id);
    this.#settled(id);
    if (action && refusal) this.refused = { action, refusal };
    else this.problem = problem;
  }

  #put(frame: Frame, animate: boolean): void {
    this.animate = animate;
    this.concealed = false;
    this.shown = frame;
    if (frame.clock) this.clock = { clock: frame.clock, heard: Date.now() };
  }

  #note(frame: Frame): void {
    if ((frame.view.viewer ?? 'public') === this.viewer) this.#story.note(frame);
  }

  /** Requests the steps before a frame for the log, unless a shared device shows the public view. */
  #recall(seq: number): void {
    if (!(this.mine.length > 1 && this.viewer === 'public') && this.#story.lacks(this.viewer, seq))
      this.#socket.history();
  }
}
