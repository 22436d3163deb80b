// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What a special base does.
 */
export type Special = { "kind": "recall" } | { "kind": "allow", 
/**
 * The values that may be placed here (`K`, `1` to `7`).
 */
values: Array<string>, } | { "kind": "draw" } | { "kind": "shove" } | { "kind": "exhume" } | { "kind": "nullify" } | { "kind": "pin" };
