// Made from Rust by `cargo xtask gen`; do not edit.

/** Why the server refuses a request: `application/problem+json`. */
export type Problem = {
  /** The kind of error, for programs. It is a path, such as `/problems/no-such-match`. */
  type: string;
  /** The kind of error, for people. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence that says what is wrong with this request and what is allowed. */
  detail: string;
  [key: string]: unknown;
};
