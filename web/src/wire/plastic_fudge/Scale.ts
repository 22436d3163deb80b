// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A factor in thousandths, for 0.1 ..= 4: 500 is written `0.5`. PF-LVL-08
 */
export type Scale = number;
