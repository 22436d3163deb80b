// Made from Rust by `cargo xtask gen`; do not edit.

import type { UndoOffer } from "./UndoOffer";
import type { UndoRequest } from "./UndoRequest";

/**
 * What one guest can take back now, and the request that is open.
 */
export type UndoNow = { 
/**
 * The latest decision, if a seat of the guest made it. The guest may take it back, or may ask the others to agree.
 * Left out if there is no such decision.
 */
offer?: UndoOffer, 
/**
 * The open request to take something back.
 */
request?: UndoRequest, 
/**
 * The seat that refused or withdrew the last request.
 */
refused?: string, };
