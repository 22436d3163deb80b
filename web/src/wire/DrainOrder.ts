// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/admin/drain`.
 */
export type DrainOrder = { 
/**
 * When the server will stop, in milliseconds since 1970; null if that is not known.
 */
at_ms: number | null, 
/**
 * Why, 1 to 300 characters, for the log.
 */
reason: string, };
