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
 * When it came first, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * In how many matches it sits.
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
