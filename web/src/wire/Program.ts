// Made from Rust by `cargo xtask gen`; do not edit.

/** A program that a guest lets play on the server. */
export type Program = {
  /** The public id of the program's account. */
  id: string;
  /** The name that others read. */
  name: string;
  /** When the account was made, in milliseconds since 1970. */
  created_ms: number;
};
