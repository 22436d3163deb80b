// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A factor in thousandths, 0.1 ..= 4: 500 is said `0.5`. PF-LVL-08
 */
export type Scale = number;
