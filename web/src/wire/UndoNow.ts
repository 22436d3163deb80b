// Made from Rust by `cargo xtask gen`; do not edit.

import type { UndoOffer } from "./UndoOffer";
import type { UndoRequest } from "./UndoRequest";

/** What one guest can take back now, and the open request to take something back. */
export type UndoNow = {
  /**
   * The latest decision, if a seat of the guest made it and it can be taken back. The guest may take it back, or may
   * ask the other players to agree.
   */
  offer?: UndoOffer;
  /** The seat that refused or withdrew the last request. */
  refused?: string;
  /** The open request to take something back. */
  request?: UndoRequest;
};
