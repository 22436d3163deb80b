// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A seat of the table.
 */
export type SeatViewJson = { 
/**
 * Its name.
 */
id: string, 
/**
 * The number of its side, from 0: its team, or itself.
 */
team: number, 
/**
 * Battle points that it brought. AT-TEAM-07
 */
contribution: number, };
