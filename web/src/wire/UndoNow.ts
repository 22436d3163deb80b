// Made from Rust by `cargo xtask gen`; do not edit.

import type { UndoOffer } from "./UndoOffer";
import type { UndoRequest } from "./UndoRequest";

/**
 * What can be taken back just now, for one guest.
 */
export type UndoNow = { 
/**
 * The latest decision of one of the guest's own seats, if it may be taken back or asked for.
 */
offer?: UndoOffer, 
/**
 * Who asks to take something back and waits for answers.
 */
request?: UndoRequest, 
/**
 * The seat that refused or withdrew the last request.
 */
refused?: string, };
