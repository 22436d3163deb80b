// Made from Rust by `cargo xtask gen`; do not edit.

import type { Choice } from "./Choice";
import type { OptionKind } from "./OptionKind";

/**
 * One thing that can be chosen before a game.
 */
export type OptionSpec = { 
/**
 * Its key in the options.
 */
key: string, 
/**
 * What sort of value it takes.
 */
kind: OptionKind, 
/**
 * The value if no other is chosen.
 */
default: Choice, 
/**
 * The clause or ruling that it is about.
 */
clause?: string, 
/**
 * The words to choose from; for `choice` only.
 */
choices?: Array<string>, 
/**
 * The least number; for `integer` only.
 */
min?: number, 
/**
 * The greatest number; for `integer` only.
 */
max?: number, };
