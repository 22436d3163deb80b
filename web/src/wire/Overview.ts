// Made from Rust by `cargo xtask gen`; do not edit.

import type { Drain } from "./Drain";
import type { Refused } from "./Refused";
import type { Timing } from "./Timing";

/** The state of the server: load, storage and limits. */
export type Overview = {
  /** The version of Rumpus that the server runs. */
  version: string;
  /** When the server was started, in milliseconds since 1970. */
  started_ms: number;
  /** Why the server cannot write to the database; null if it can. */
  read_only: string | null;
  /** How many guests the database holds. */
  guests: number;
  /** How many matches have not begun: a seat is free, or a force (such as an army) or a seed is missing. */
  waiting: number;
  /** How many matches are being played. */
  playing: number;
  /** How many matches are over. */
  over: number;
  /** How many reports of players are open. */
  reports: number;
  /** How many matches are in memory. */
  tables: number;
  /** How many decisions of bots wait for a thread. */
  bots_waiting: number;
  /** How many bots think now. */
  bots_thinking: number;
  /** The size of the database, in bytes. */
  database_bytes: number;
  /** The size of the database's write-ahead log, in bytes. */
  wal_bytes: number;
  /** The free space on the disk of the database, in bytes; null if the operating system does not report it. */
  free_bytes: number | null;
  /** How many sockets are open. */
  sockets: number;
  /** How many writes to the database waited when the server began its last transaction. */
  store_queue: number;
  /** How long commits to the database took. */
  commits: Timing;
  /** How late timers of the event loop fired. */
  lag: Timing;
  /** How long HTTP requests took. */
  requests: Timing;
  /**
   * The limits that have refused something since the server was started. The limit with the most refusals comes
   * first.
   */
  refusals: Array<Refused>;
  /** The drain, if an operator has started one; null otherwise. */
  drain: Drain | null;
};
