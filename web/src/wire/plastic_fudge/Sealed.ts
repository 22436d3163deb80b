// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";

/** The orders of a side, or `true` in place of orders that the viewer may not see. */
export type Sealed = boolean | Array<Attack>;
