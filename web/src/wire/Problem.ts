// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * What went wrong with a request: `application/problem+json`.
 */
export type Problem = { type: string; title: string; status: number; detail: string; [key: string]: unknown };
