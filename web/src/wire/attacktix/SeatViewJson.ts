// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A seat of the table.
 */
export type SeatViewJson = { 
/**
 * The seat's name.
 */
id: string, 
/**
 * The number of the seat's side, from 0. In team play the side is a team, otherwise the seat alone.
 */
team: number, 
/**
 * Battle points that the seat brought. AT-TEAM-07
 */
contribution: number, };
