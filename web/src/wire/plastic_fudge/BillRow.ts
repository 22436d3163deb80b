// Made from Rust by `cargo xtask gen`; do not edit.

import type { BillItem } from "./BillItem";

/**
 * A row of a bill.
 */
export type BillRow = { 
/**
 * What the row is for.
 */
item: BillItem, 
/**
 * The name of the weapon, in the rows of its range and attack.
 */
weapon: string | null, 
/**
 * The level that is paid; `None` for a surcharge.
 */
level: number | null, 
/**
 * What the level or the surcharge costs.
 */
cost: number, 
/**
 * How often the cost is paid: twice for the levels of a Vehicle, otherwise once. PF-VEH-02
 */
times: number, 
/**
 * The clause that sets this cost.
 */
clause: string, };
