// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What is wrong with a board or a force: the rule and a sentence. Further data may stand beside them.
 */
export type Fault = { rule: string; because: string; [key: string]: unknown };
