// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A drain before the server stops: no new match is set up, and matches under way go on.
 */
export type Drain = { 
/**
 * When the server will stop, in milliseconds since 1970, if that is known.
 */
at_ms: number | null, };
