// Made from Rust by `cargo xtask gen`; do not edit.

/** The body of `POST /api/admin/ranges`. */
export type RangeOrder = {
  /** An IP address, or a range such as `203.0.113.0/24` or `2001:db8::/48`. */
  network: string;
  /** Why the operator bans the range, in 1 to 300 characters. Clients from this range read it. */
  reason: string;
  /** For how many hours, 1 to 8760. */
  hours: number;
  /** Whether to ban the range even if the operator's own IP address is in it. */
  confirm?: boolean;
};
