// Made from Rust by `cargo xtask gen`; do not edit.

import type { Program } from "./Program";

/**
 * A program with a new token.
 */
export type ProgramToken = { 
/**
 * The program.
 */
program: Program, 
/**
 * The token. The server keeps only its hash, so it is never shown again.
 */
token: string, };
