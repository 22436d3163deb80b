// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatCommitment } from "./SeatCommitment";

/**
 * What the server and all seats have committed to, before any of them has shown its seed. Hashes are 64 hexadecimal
 * digits.
 */
export type FairCommitments = { 
/**
 * The hash of rules and set-up with all that the seats bring; the server commits to it too.
 */
terms: string, 
/**
 * What the server committed to.
 */
server: string, 
/**
 * What the seats of people committed to, in seat order.
 */
seats: Array<SeatCommitment>, };
