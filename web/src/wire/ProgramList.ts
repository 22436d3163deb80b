// Made from Rust by `cargo xtask gen`; do not edit.

import type { Program } from "./Program";

/** The body of `GET /api/me/programs`. */
export type ProgramList = {
  /** The programs, the oldest first. */
  programs: Array<Program>;
};
