// Made from Rust by `cargo xtask gen`; do not edit.

import type { SeatCommitment } from "./SeatCommitment";

/**
 * The commitments of the server and of all seats, made before any seed is shown. Each hash has 64 hexadecimal digits.
 */
export type FairCommitments = { 
/**
 * The hash of the rules, of the set-up with all forces, and of the seats with seeds. The server commits to this
 * hash together with its own seed.
 */
terms: string, 
/**
 * The server's commitment.
 */
server: string, 
/**
 * The commitments of the seats of people, in seat order.
 */
seats: Array<SeatCommitment>, };
