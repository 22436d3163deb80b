// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `GET /api/me`: the guest who sends the request. */
export type Me = {
  /** The guest's public id. */
  id: string;
  /** The name that others read. */
  name: string;
  /** Whether the guest is a program with a token; left out for a person. */
  program?: boolean;
};
