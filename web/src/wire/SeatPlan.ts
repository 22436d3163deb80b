// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Who shall sit at a seat.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "bot", 
/**
 * Its level, 1 ..= 5.
 */
level: number, } | { "kind": "same_device" } | { "kind": "invite" };
