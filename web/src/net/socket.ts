import type { Action, ClientMessage, Frame, Seat, ServerMessage, ViewerName, Saying } from '../wire';
import { freshId, isPassing } from './id';
import type { Listener, SocketLike } from './connection';
import { PendingQuestions } from './pending-questions';
import { Pictures } from './pictures';

/** A message of fair luck: a commitment to a seed, or the seed. */
export type Said = { type: 'commit' | 'reveal'; seat: Seat; value: string };

type Decision = { id: string; seat: Seat; action: Action };

const OPEN = 1;
/** The close code of a server that is about to restart. */
const RESTART = 1012;
/** The close code for a client that the server turns away, such as a banned guest. */
const POLICY = 1008;
const RESTART_MS = 2_000;
const RETRY_MS = 4_000;
/**
 * How often the client pings the server. If no answer comes before the next ping, the connection counts as
 * lost.
 */
const PING_MS = 5_000;
const BACKOFF_MS = [250, 800, 2_000, 4_000, 8_000];

/**
 * One match over one socket, for as long as the page is open. It reconnects by itself, keeps steps in order,
 * and asks for missing steps. It sends every decision again, with the same id, until the server has answered.
 */
export class MatchSocket {
  #wire: SocketLike | null = null;
  #seq: number | null = null;
  #look: ViewerName | null;
  /** The viewer of the last whole frame. Steps are delivered only for this viewer. */
  #shown: ViewerName | null = null;
  #pictures = new Pictures();
  #sent: Decision[] = [];
  #questions = new PendingQuestions();
  #tries = 0;
  #asked = -1;
  #heard = 0;
  /** When the client sent its last ping. */
  #pinged = 0;
  #stopped = false;
  #reopen: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connect: () => SocketLike,
    private readonly listener: Listener,
    look: ViewerName | null = null,
  ) {
    this.#look = look;
  }

  /** Number of the last step that was delivered; null before the first whole frame. */
  get seq(): number | null {
    return this.#seq;
  }

  /** Number of decisions that the server has not answered yet. */
  get waiting(): number {
    return this.#sent.length;
  }

  start(): void {
    this.#stopped = false;
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#reopen);
    this.#drop();
    this.listener.connection('closed');
  }

  /**
   * Connects at once instead of waiting for the next try. The page calls this when the network comes back,
   * for example.
   */
  wake(): void {
    if (this.#stopped || this.#wire?.readyState === OPEN) return;
    clearTimeout(this.#reopen);
    this.#drop();
    this.#tries = 0;
    this.#open();
  }

  act(seat: Seat, action: Action, id: string = freshId()): string {
    const decision = { id, seat, action };
    this.#sent.push(decision);
    this.#send({ type: 'act', ...decision });
    this.#retryLater();
    return id;
  }

  why(seat: Seat, action: Action, id: string = freshId()): string {
    this.#send({ type: 'why', id, seat, action });
    return id;
  }

  /**
   * Asks the game a question for a viewer. Rejects with a sentence if no answer comes. The question is sent
   * only once, so it also fails if the connection is lost.
   */
  ask(viewer: ViewerName, question: unknown, id: string = freshId()): Promise<unknown> {
    if (this.#wire?.readyState !== OPEN)
      return Promise.reject(new Error('There is no connection to the table just now.'));
    this.#send({ type: 'ask', id, seat: viewer, question });
    return this.#questions.note(id);
  }

  look(viewer: ViewerName): void {
    this.#look = viewer;
    this.#send({ type: 'look', viewer });
  }

  /** Asks the server to let a bot play for an absent player. */
  standIn(seat: Seat, id: string = freshId()): void {
    this.#send({ type: 'stand_in', id, seat });
  }

  /** Takes back what a seat decided after a step, or asks the others to allow it. */
  undo(seat: Seat, to: number, id: string = freshId()): string {
    this.#send({ type: 'undo', id, seat, to });
    return id;
  }

  /** Answers another player's request to take decisions back. */
  answerUndo(seat: Seat, allow: boolean, id: string = freshId()): void {
    this.#send({ type: 'answer_undo', id, seat, allow });
  }

  /** Sends a line of the chat, or an emote. */
  say(seat: Seat, say: Saying, id: string = freshId()): void {
    this.#send({ type: 'say', id, seat, say });
  }

  /**
   * Commits to a seed or shows it, in a match with fair luck. If no answer comes, the caller sends the
   * message again on a new connection.
   */
  fair({ type, seat, value }: Said, id: string = freshId()): void {
    if (type === 'commit') this.#send({ type, id, seat, commitment: value });
    else this.#send({ type, id, seat, seed: value });
  }

  /** Asks for the start and all steps up to the present one, as the present viewer may know them. */
  history(): void {
    if (this.#seq !== null && this.#seq > 0) this.#send({ type: 'hello', seq: 0, look: this.#look });
  }

  #open(): void {
    this.listener.connection(this.#tries === 0 ? 'connecting' : 'lost');
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => this.#received(JSON.parse(String(data)) as ServerMessage);
    wire.onclose = (event) => {
      if (wire === this.#wire && event?.code === POLICY && event.reason)
        this.listener.turnedAway(event.reason);
      this.#closed(wire, event?.code);
    };
  }

  #opened(): void {
    this.#pictures.note(null);
    this.#tries = 0;
    this.#asked = -1;
    this.#heard = this.#pinged = Date.now();
    const seq = this.#shown === this.#look ? this.#seq : null;
    this.#send({ type: 'hello', seq, look: this.#look });
    for (const decision of this.#sent) this.#send({ type: 'act', ...decision });
    this.#retryLater();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
    this.listener.connection('open');
  }

  #closed(wire: SocketLike, code?: number): void {
    if (wire !== this.#wire) return;
    this.#drop();
    if (this.#stopped) return;
    this.listener.connection('lost');
    const wait = BACKOFF_MS[Math.min(this.#tries, BACKOFF_MS.length - 1)] ?? 0;
    const soon = wait * (0.75 + Math.random() / 2);
    this.#tries += 1;
    // The random length of the wait keeps clients from all coming back to a restarted server at once.
    this.#reopen = setTimeout(
      () => this.#open(),
      code === RESTART ? soon + Math.random() * RESTART_MS : soon,
    );
  }

  #drop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#questions.giveUp('The connection was lost before the answer came.');
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #pulse(): void {
    const wire = this.#wire;
    // Browsers may delay the timers of a hidden page by a minute. So the time since the last message does not
    // count. The connection is lost only if the last ping has no answer.
    if (wire && this.#heard < this.#pinged) return this.#closed(wire);
    this.#pinged = Date.now();
    this.#send({ type: 'ping' });
  }

  #retryLater(): void {
    clearTimeout(this.#retry);
    if (this.#sent.length === 0) return;
    this.#retry = setTimeout(() => {
      for (const decision of this.#sent) this.#send({ type: 'act', ...decision });
      this.#retryLater();
    }, RETRY_MS);
  }

  #send(message: ClientMessage): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message));
  }

  #received(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#look = message.viewer;
        this.#pictures.note(message.frame);
        this.listener.welcome(message.summary, message.setup, message.viewer);
        return message.frame ? this.#picture(message.frame) : this.listener.notBegun();
      case 'frame':
        this.#pictures.note(message.frame);
        return this.#picture(message.frame);
      case 'step':
        this.#stepped(this.#pictures.after(message));
        if (message.offer !== undefined && message.seat !== undefined)
          this.listener.undo(message.seq, { offer: { seat: message.seat, to: message.offer } });
        return message.id === undefined ? undefined : this.#accepted(message.id);
      case 'accepted':
        return this.#accepted(message.id);
      case 'rejected':
        if (isPassing(message.problem) && this.#sent.some(({ id }) => id === message.id)) return;
        this.#settle(message.id);
        return this.listener.rejected(message.id, message.refusal, message.problem);
      case 'why':
        return this.listener.why(message.id, message.refusal);
      case 'answer':
        return this.#questions.answered(message.id, message.answer);
      case 'no_answer':
        return this.#questions.refused(message.id, message.because);
      case 'thinking':
        return this.listener.thinking(message.seat, message.done);
      case 'summary':
        return this.listener.summary(message.summary);
      case 'clock':
        return this.listener.clock(message.clock);
      case 'undo':
        return this.listener.undo(message.seq, message.now);
      case 'talk':
        return this.listener.talk(message.lines, message.all);
      case 'bye':
        return this.listener.bye(message.reason);
    }
  }

  /**
   * Delivers a whole frame. Drops a frame for another viewer, which the server sent before it got the last
   * `look`.
   */
  #picture(frame: Frame): void {
    if (!this.#isMine(frame)) return;
    this.#seq = frame.seq;
    this.#shown = frame.view.viewer ?? 'public';
    this.#asked = -1;
    this.listener.picture(frame);
  }

  /**
   * Delivers the frame after a step. Asks for the missing steps if there is a gap before it, or if the frame
   * is null because the frame before it is missing.
   */
  #stepped(frame: Frame | null): void {
    if (!frame) return this.#askAgain();
    if (!this.#isMine(frame) || this.#seq === null || this.#shown !== this.#look) return;
    if (frame.seq <= this.#seq) return this.listener.past(frame);
    if (frame.seq > this.#seq + 1) return this.#askAgain();
    this.#seq = frame.seq;
    this.listener.step(frame);
  }

  /** Asks for the steps after the last delivered one, unless it has asked for them already. */
  #askAgain(): void {
    if (this.#seq === null || this.#asked === this.#seq) return;
    this.#send({ type: 'hello', seq: this.#seq, look: this.#look });
    this.#asked = this.#seq;
  }

  #accepted(id: string): void {
    this.#settle(id);
    this.listener.settled(id);
  }

  #isMine(frame: Frame): boolean {
    return this.#look === null || (frame.view.viewer ?? 'public') === this.#look;
  }

  #settle(id: string): void {
    this.#sent = this.#sent.filter((decision) => decision.id !== id);
    this.#retryLater();
  }
}
