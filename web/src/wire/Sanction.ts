// Made from Rust by `cargo xtask gen`; do not edit.

import type { SanctionKind } from "./SanctionKind";

/**
 * A mute or a ban.
 */
export type Sanction = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is.
 */
kind: SanctionKind, 
/**
 * The guest, if it is one.
 */
guest: string | null, 
/**
 * The range of addresses, if it is one.
 */
network: string | null, 
/**
 * Why; the guest reads it.
 */
reason: string, 
/**
 * Since when, in milliseconds since 1970.
 */
from_ms: number, 
/**
 * Until when; null until it is lifted.
 */
until_ms: number | null, 
/**
 * When it was lifted, if it was.
 */
lifted_ms: number | null, };
