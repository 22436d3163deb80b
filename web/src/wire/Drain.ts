// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A drain before the server stops: the server sets up no new matches, but running matches go on.
 */
export type Drain = { 
/**
 * When the server will stop, in milliseconds since 1970; null if that is not known.
 */
at_ms: number | null, };
