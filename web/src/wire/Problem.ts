// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * Why the server refuses a request: `application/problem+json`.
 */
export type Problem = { type: string; title: string; status: number; detail: string; [key: string]: unknown };
