// Made from Rust by `cargo xtask gen`; do not edit.

import type { Saying } from "./Saying";

/** What a client sends on the socket of a match. */
export type ClientMessage =
  | {
      type: "hello";
      /**
       * The number of the last step that the client has, or null if it has none. With 0, the server sends the
       * starting position again before the steps.
       */
      seq: number | null;
      /** Whose view to send: a seat of the guest, or `public`. With null, the server chooses. */
      look: string | null;
    }
  | {
      type: "act";
      /** The client's id for the decision. A retry with the same id gets the same answer as the first time. */
      id: string;
      /** The seat that decides. */
      seat: string;
      /** The decision in the game's own JSON. */
      action: unknown;
    }
  | {
      type: "why";
      /** The client's id for the question. */
      id: string;
      /** The seat that would decide. */
      seat: string;
      /** The decision in the game's own JSON. */
      action: unknown;
    }
  | {
      type: "ask";
      /** The client's id for the question. */
      id: string;
      /** The viewer for whom the answer is: a seat of the guest or `public`; null for the present viewer. */
      seat: string | null;
      /** The question in the game's own JSON. */
      question: unknown;
    }
  | {
      type: "look";
      /** A seat's name, or `public`. */
      viewer: string;
    }
  | {
      type: "stand_in";
      /** The client's id for the request. */
      id: string;
      /** The seat for which the bot is to play. */
      seat: string;
    }
  | {
      type: "undo";
      /** The client's id for the request. A retry with the same id gets the same answer as the first time. */
      id: string;
      /** The seat that takes its decisions back. */
      seat: string;
      /** The number of the step to which the game is to return; 0 is the start. */
      to: number;
    }
  | {
      type: "answer_undo";
      /** The client's id for the answer. */
      id: string;
      /** The seat that answers. */
      seat: string;
      /** Whether the seat agrees. */
      allow: boolean;
    }
  | {
      type: "say";
      /** The client's id for the message. */
      id: string;
      /** The seat that speaks. */
      seat: string;
      /** What the seat says. */
      say: Saying;
    }
  | {
      type: "commit";
      /** The client's id for the message. */
      id: string;
      /** The seat whose seed it is. */
      seat: string;
      /** The hash that docs/fair-luck.md describes, 64 hexadecimal digits. */
      commitment: string;
    }
  | {
      type: "reveal";
      /** The client's id for the message. */
      id: string;
      /** The seat whose seed it is. */
      seat: string;
      /** The seed, 64 hexadecimal digits. */
      seed: string;
    }
  | { type: "ping" };
