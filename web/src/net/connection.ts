import type {
  ClockState,
  Frame,
  Problem,
  Refusal,
  Seat,
  Setup,
  Summary,
  TalkLine,
  UndoNow,
  ViewerName,
} from '../wire';

/** The part of a WebSocket that the client needs. Tests put a fake in its place. */
export type SocketLike = {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event?: { code: number; reason?: string }) => void) | null;
};

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** The functions with which the page hears about the connection and the match. */
export type Listener = {
  connection(state: Connection): void;
  welcome(summary: Summary, setup: Setup | null, viewer: ViewerName): void;
  /** The game has not begun: the match waits for players or for their forces. */
  notBegun(): void;
  /**
   * A whole frame, which is a view with its events. It comes after a welcome, after a change of viewer, or if
   * the client missed too many steps.
   */
  picture(frame: Frame): void;
  /** The next step; its number is one more than that of the step before. */
  step(frame: Frame): void;
  /** A step that is not newer than the latest one, such as a step that the client asked for by `history`. */
  past(frame: Frame): void;
  settled(id: string): void;
  rejected(id: string, refusal: Refusal | null, problem: Problem | null): void;
  why(id: string, refusal: Refusal | null): void;
  /** A bot has been thinking for a while. `done` is its progress in permille; null if that is not known. */
  thinking(seat: Seat, done: number | null): void;
  summary(summary: Summary): void;
  clock(clock: ClockState): void;
  /** What can now be taken back after step `seq`. */
  undo(seq: number, now: UndoNow): void;
  /** Lines of the chat: if `all` is set, all lines that the server keeps, else only new ones. */
  talk(lines: TalkLine[], all: boolean): void;
  bye(reason: string): void;
  /** The server has closed the connection for a reason that concerns this person. */
  turnedAway(reason: string): void;
};
