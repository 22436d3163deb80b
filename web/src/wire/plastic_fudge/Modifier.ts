// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A number that counts towards a total, with its clause.
 */
export type Modifier = { 
/**
 * What the modifier is for: `level`, `injuries`, `terrain`, `wall`, `elevation`, `hth`, `knife`, `armour`,
 * `melee`, `half`, `commander-near`, `commander-lost`, `enemy-destroyed-50`, `enemy-destroyed-75`,
 * `enemy-routed-50`, `own-destroyed-50`, `own-destroyed-75`, `own-routed-50`, `radio`.
 */
what: string, 
/**
 * How much the modifier adds to the total. A negative number subtracts.
 */
by: number, 
/**
 * The clause that gives the modifier.
 */
clause: string, };
