// Made from Rust by `cargo xtask gen`; do not edit.

import type { Drain } from "./Drain";
import type { Refused } from "./Refused";
import type { Timing } from "./Timing";

/**
 * How the server does.
 */
export type Overview = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * Since when it runs, in milliseconds since 1970.
 */
started_ms: number, 
/**
 * Why nothing can be kept, if so.
 */
read_only: string | null, 
/**
 * Guests that are known.
 */
guests: number, 
/**
 * Matches whose seats are not all taken.
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
 * Decisions that wait for a bot.
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
 * The size of its log, in bytes.
 */
wal_bytes: number, 
/**
 * What is free on its disk, in bytes; null where the system does not say it.
 */
free_bytes: number | null, 
/**
 * Open sockets.
 */
sockets: number, 
/**
 * Writes that waited when the last batch was taken.
 */
store_queue: number, 
/**
 * Commits since the start: how many, their mean and the bound below which 99 of 100 were.
 */
commits: Timing, 
/**
 * How late the event loop was.
 */
lag: Timing, 
/**
 * Requests.
 */
requests: Timing, 
/**
 * What limits refused since the start, most first.
 */
refusals: Array<Refused>, 
/**
 * The drain, if one is on.
 */
drain: Drain | null, };
