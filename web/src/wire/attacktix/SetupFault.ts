// Made from Rust by `cargo xtask gen`; do not edit.

import type { Part } from "./Part";

/**
 * Why a set-up is refused.
 */
export type SetupFault = { "type": "seats", 
/**
 * How many sit there.
 */
seats: number, 
/**
 * The clause for the way to play.
 */
clause: string, } | { "type": "seat_name", 
/**
 * The number of the seat, from 1.
 */
at: number, 
/**
 * What it is called.
 */
name: string, } | { "type": "teams", } | { "type": "limit", 
/**
 * What was said.
 */
limit: number, 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, } | { "type": "allowance", 
/**
 * What was said.
 */
allowance: number, 
/**
 * The most.
 */
most: number, } | { "type": "option", 
/**
 * Its key.
 */
option: string, 
/**
 * What was said.
 */
value: number, 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * The ruling that names it.
 */
clause: string, } | { "type": "no_such_table", 
/**
 * What was said, cut short.
 */
word: string, 
/**
 * Those that come with the game.
 */
known: Array<string>, } | { "type": "no_force", 
/**
 * Who.
 */
seat: string, } | { "type": "force_of_nobody", 
/**
 * Whose, cut short.
 */
seat: string, } | { "type": "uneven_masters", 
/**
 * How many each seat brings.
 */
counts: { [key in string]: number }, } | { "type": "team_points", 
/**
 * Who.
 */
team: Array<string>, 
/**
 * Of which part.
 */
part: Part, 
/**
 * What it adds up to.
 */
points: number, 
/**
 * What was agreed.
 */
agreed: number, 
/**
 * Whether it must be met exactly.
 */
exact: boolean, } | { "type": "uneven_teams", 
/**
 * Of which part.
 */
part: Part, 
/**
 * What each team brings.
 */
points: [number, number], } | { "type": "team_room", 
/**
 * Who.
 */
team: Array<string>, 
/**
 * The diameters of all bases, in micrometres.
 */
width: number, 
/**
 * What there is room for.
 */
room: number, };
