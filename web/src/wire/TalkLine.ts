// Made from Rust by `cargo xtask gen`; do not edit.

import type { Saying } from "./Saying";

/**
 * One thing that was said, and the seat that said it.
 */
export type TalkLine = { 
/**
 * The seat that said it.
 */
seat: string, 
/**
 * What was said.
 */
say: Saying, };
