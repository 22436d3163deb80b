// Made from Rust by `cargo xtask gen`; do not edit.

/** The clocks at one moment. */
export type ClockState = {
  /** The time that each seat has left at `server_ms`, by seat name, in milliseconds. */
  remaining_ms: { [key: string]: number };
  /** The seats whose time runs. */
  running: Array<string>;
  /** The server's time, in milliseconds since 1970. */
  server_ms: number;
};
