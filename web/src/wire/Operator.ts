// Made from Rust by `cargo xtask gen`; do not edit.

/** The session of an operator who is logged in to the console. */
export type Operator = {
  /** The id of the session in the audit log. */
  id: string;
  /** When the session ends, in milliseconds since 1970. */
  until_ms: number;
  /**
   * The range of IP addresses that the operator uses now: one IPv4 address, or an IPv6 network with a prefix of 64
   * bits.
   */
  network: string;
};
