// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A guest in a list of the console.
 */
export type GuestRow = { 
/**
 * The public id.
 */
id: string, 
/**
 * The name that others read; empty if the guest was forgotten.
 */
name: string, 
/**
 * When it first came, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * The number of matches in which it has a seat.
 */
matches: number, 
/**
 * How many reports are about it.
 */
reports: number, 
/**
 * Whether it is muted now.
 */
muted: boolean, 
/**
 * Whether it is banned now.
 */
banned: boolean, };
