// Made from Rust by `cargo xtask gen`; do not edit.

import type { Program } from "./Program";

/** A program with a new token: the answer to a request that makes a program, or that renews its token. */
export type ProgramToken = {
  /** The program to which the token belongs. */
  program: Program;
  /** The token. The server stores only its hash, so it cannot show the token again. */
  token: string;
};
