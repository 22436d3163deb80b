// Made from Rust by `cargo xtask gen`; do not edit.

/** A factor from 0.1 to 4. Memory holds it in thousandths, JSON as a number: 500 is written `0.5`. PF-LVL-08 */
export type Scale = number;
