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
 * The token. The server keeps only a hash of the token, so the token is never shown again.
 */
token: string, };
