// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Pose } from "./Pose";

/**
 * A gun behind its Jeep.
 */
export type Towed = { 
/**
 * The id of the gun.
 */
unit: Id, 
/**
 * Where the gun ends.
 */
end: Pose, };
