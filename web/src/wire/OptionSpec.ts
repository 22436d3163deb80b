// Made from Rust by `cargo xtask gen`; do not edit.

import type { Choice } from "./Choice";
import type { OptionKind } from "./OptionKind";

/**
 * An option: something that can be chosen before a game.
 */
export type OptionSpec = { 
/**
 * The key of the option.
 */
key: string, 
/**
 * What sort of value the option takes.
 */
kind: OptionKind, 
/**
 * The value if no other value is chosen.
 */
default: Choice, 
/**
 * The clause or ruling that the option is about.
 */
clause?: string, 
/**
 * The words to choose from; for `choice` only.
 */
choices?: Array<string>, 
/**
 * The smallest number allowed; for `integer` only.
 */
min?: number, 
/**
 * The largest number allowed; for `integer` only.
 */
max?: number, };
