// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * One number of a combat total.
 */
export type SumPart = { 
/**
 * What the number is. `no_card`, `face_down` and `wounded` count 0. Each effect has a part of its own.
 */
what: "card" | "no_card" | "power" | "face_down" | "wounded" | "dodge" | "special-weapon" | "blast" | "intimidation" | "intimidate", 
/**
 * How much it adds; may be negative.
 */
amount: number, 
/**
 * The clause it rests on.
 */
clause: string, };
