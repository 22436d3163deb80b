// Made from Rust by `cargo xtask gen`; do not edit.

import type { ClockState } from "./ClockState";
import type { Frame } from "./Frame";
import type { Problem } from "./Problem";
import type { Refusal } from "./Refusal";
import type { Status } from "./Status";
import type { Summary } from "./Summary";
import type { TalkLine } from "./TalkLine";
import type { UndoNow } from "./UndoNow";

/** What the server sends on the socket of a match. */
export type ServerMessage =
  | {
      type: "welcome";
      /** The match, as the guest of this socket may know it. */
      summary: Summary;
      /**
       * The set-up with the data of everything that it names, such as its board, in the game's own JSON; null until
       * the game has begun.
       */
      setup: unknown;
      /** The viewer: a seat's name, or `public`. */
      viewer: string;
      /** The present frame; null until the game has begun. */
      frame: Frame | null;
    }
  | {
      type: "step";
      /** The number of steps taken; 0 is the starting position. */
      seq: number;
      /** What happened, in the game's own JSON. */
      events: Array<unknown>;
      /** The seats that the game waits for, or how it ended. */
      status: Status;
      /**
       * The clocks. Left out in a match without clocks, and in an older step that the server sends to a client that
       * has missed it.
       */
      clock?: ClockState;
      /**
       * The view as its diff from the last view on this socket. The diff of an object holds the diffs of its changed
       * fields, and names the removed fields under `-`. The diff of a list may be an object too. It holds the diffs
       * of changed entries and the added entries, by index. If the list only lost entries, it holds their old
       * indexes under `-`. Any other diff is the new value itself.
       */
      diff?: unknown;
      /** What the viewer may decide, in the game's own JSON; left out unless the game waits for the viewer. */
      hints?: unknown;
      /**
       * The client's id for the decision, if a decision on this socket led to the step. The server has stored the
       * decision.
       */
      id?: string;
      /**
       * The number of the step to which the game would return if the seat took this decision back. Only the seat's
       * guest gets this number, and only if the decision can be taken back. The offer is valid until the next step,
       * or until a message `undo` or `summary` says otherwise.
       */
      offer?: number;
      /** The seat that decided; left out at the start. */
      seat?: string;
      /** For a step that takes decisions back: the number of the step to which the game returns. */
      undo?: number;
      /** What the viewer may know, in the game's own JSON; left out if `diff` gives the view. */
      view?: unknown;
    }
  | {
      type: "frame";
      /** The present frame. */
      frame: Frame;
    }
  | {
      type: "accepted";
      /** The client's id for the decision or the request. */
      id: string;
      /** The number of the step that the decision became; 0 for no step. */
      seq: number;
    }
  | {
      type: "rejected";
      /** The client's id for the message; empty if the message had no readable id. */
      id: string;
      /** Why the rules forbid the decision; null if the rules do not forbid it. */
      refusal: Refusal | null;
      /**
       * Why the server refuses, if the rules do not forbid it: for example, the guest does not have the seat. Null
       * if `refusal` has the reason.
       */
      problem: Problem | null;
    }
  | {
      type: "why";
      /** The client's id for the question. */
      id: string;
      /** The reason; null if the decision is allowed. */
      refusal: Refusal | null;
    }
  | {
      type: "answer";
      /** The client's id for the question. */
      id: string;
      /** The answer in the game's own JSON. */
      answer: unknown;
    }
  | {
      type: "no_answer";
      /** The client's id for the question. */
      id: string;
      /** A sentence that says why. */
      because: string;
    }
  | {
      type: "thinking";
      /** The seat for which the bot thinks. */
      seat: string;
      /** How much of its work the bot has done, in permille; null if the bot has not reported anything yet. */
      done: number | null;
    }
  | {
      type: "summary";
      /** The match, as the guest of this socket may know it. */
      summary: Summary;
    }
  | {
      type: "undo";
      /** The number of steps taken. */
      seq: number;
      /** What can be taken back, and the open request to do so. */
      now: UndoNow;
    }
  | {
      type: "talk";
      /** What was said, the oldest first. */
      lines: Array<TalkLine>;
      /**
       * If true, these are all lines that the server keeps, for a client that has just connected. Otherwise they are
       * new.
       */
      all: boolean;
    }
  | {
      type: "clock";
      /** The clocks after the change. */
      clock: ClockState;
    }
  | { type: "pong" }
  | {
      type: "bye";
      /** A sentence that says why. */
      reason: string;
    };
