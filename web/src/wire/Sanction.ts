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
 * The guest that it applies to; null for a range.
 */
guest: string | null, 
/**
 * The range of addresses that it applies to; null for a guest.
 */
network: string | null, 
/**
 * The reason, which the guest reads.
 */
reason: string, 
/**
 * When it began, in milliseconds since 1970.
 */
from_ms: number, 
/**
 * When it ends; null if it holds until it is lifted.
 */
until_ms: number | null, 
/**
 * When it was lifted, if it was.
 */
lifted_ms: number | null, };
