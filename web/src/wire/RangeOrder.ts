// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The body of `POST /api/admin/bans`.
 */
export type RangeOrder = { 
/**
 * An address or a range such as `203.0.113.0/24` or `2001:db8::/48`.
 */
network: string, 
/**
 * Why, 1 to 300 characters; clients that come from there are told it.
 */
reason: string, 
/**
 * For how many hours, 1 to 8760.
 */
hours: number, 
/**
 * Whether it is meant even if the operator comes from there.
 */
confirm?: boolean, };
