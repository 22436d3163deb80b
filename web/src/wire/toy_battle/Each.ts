// Made from Rust by `cargo xtask gen`; do not edit.

import type { Troop } from "./Troop";

/** Several placements in short form, such as `{"place":{"troop":["hook","star"],"on":["b1","b4"]}}`. */
export type Each = { place: { troop: Array<Troop>; on: Array<string> } } | { capn: { troop: Array<Troop>; on: Array<string> } };
