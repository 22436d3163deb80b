// Made from Rust by `cargo xtask gen`; do not edit.

import type { Drain } from "./Drain";
import type { Refused } from "./Refused";
import type { Timing } from "./Timing";

/**
 * The state of the server.
 */
export type Overview = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * When the server was started, in milliseconds since 1970.
 */
started_ms: number, 
/**
 * Why the store cannot write; null if it can.
 */
read_only: string | null, 
/**
 * Guests in the store.
 */
guests: number, 
/**
 * Matches that have not begun: a seat is free, or a force or a seed is missing.
 */
waiting: number, 
/**
 * Matches being played.
 */
playing: number, 
/**
 * Matches that are over.
 */
over: number, 
/**
 * Open reports.
 */
reports: number, 
/**
 * Matches in memory.
 */
tables: number, 
/**
 * Decisions that wait for a thread on which a bot can think.
 */
bots_waiting: number, 
/**
 * Bots that think now.
 */
bots_thinking: number, 
/**
 * The size of the database, in bytes.
 */
database_bytes: number, 
/**
 * The size of the database's write-ahead log, in bytes.
 */
wal_bytes: number, 
/**
 * The free space on the disk of the database, in bytes; null if the system does not report it.
 */
free_bytes: number | null, 
/**
 * Open sockets.
 */
sockets: number, 
/**
 * The number of writes that waited when the last batch was taken.
 */
store_queue: number, 
/**
 * How long commits took.
 */
commits: Timing, 
/**
 * How late the event loop was.
 */
lag: Timing, 
/**
 * How long requests took.
 */
requests: Timing, 
/**
 * What limits refused since the start. The limit that refused most comes first.
 */
refusals: Array<Refused>, 
/**
 * The drain, if one is on.
 */
drain: Drain | null, };
