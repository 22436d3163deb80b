// Made from Rust by `cargo xtask gen`; do not edit.

import type { AttackFault } from "./AttackFault";
import type { Id } from "./Id";
import type { MoveFault } from "./MoveFault";
import type { Part } from "./Part";
import type { PlaceFault } from "./PlaceFault";
import type { SetupFault } from "./SetupFault";
import type { SpecialFault } from "./SpecialFault";
import type { TableFault } from "./TableFault";
import type { TurnFault } from "./TurnFault";

/**
 * Why something is refused, by chapter of the rules. Its JSON is that of the fault alone, `{"type": …}`.
 */
export type Refusal = SetupFault | TableFault | { 
/**
 * The seat of the force; null when a force is judged alone.
 */
seat: string | null, } & ({ "type": "no_such_figure", 
/**
 * The code that no figure type has.
 */
code: Id, } | { "type": "format", } | { "type": "name", 
/**
 * The number of letters that the name has.
 */
letters: number, 
/**
 * The most letters that the name may have.
 */
most: number, } | { "type": "empty", } | { "type": "points", 
/**
 * The part of the force.
 */
part: Part, 
/**
 * The sum of the points.
 */
points: number, 
/**
 * The points that were agreed.
 */
agreed: number, 
/**
 * Whether the points must be exactly the agreed points.
 */
exact: boolean, } | { "type": "contribution", 
/**
 * The sum of the points.
 */
points: number, 
/**
 * The least points that each member brings.
 */
least: number, } | { "type": "masters", 
/**
 * How many the force has.
 */
count: number, 
/**
 * How many were agreed.
 */
allowed: number, } | { "type": "masters_official", 
/**
 * How many the force has.
 */
count: number, } | { "type": "masters_map", 
/**
 * How many the force has.
 */
count: number, } | { "type": "room", 
/**
 * The sum of the diameters of all bases, in micrometres.
 */
width: number, 
/**
 * The greatest sum that the line has room for, in micrometres.
 */
room: number, } | { "type": "many", 
/**
 * How many the force has.
 */
figures: number, 
/**
 * How many are allowed.
 */
most: number, } | { "type": "many_types", 
/**
 * How many the force has.
 */
figures: number, 
/**
 * How many are allowed.
 */
most: number, } | { "type": "code", 
/**
 * The code that two types share.
 */
code: Id, } | { "type": "figure_name", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * Which name it is: that of the `figure`, `form`, `faction` or `ability`.
 */
of: string, 
/**
 * The number of letters that the name has.
 */
letters: number, 
/**
 * The most letters that the name may have.
 */
most: number, } | { "type": "figure_class", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The codes of the weapons that fit its class.
 */
weapons: Array<string>, } | { "type": "figure_weapon", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The codes of the weapons that may be chosen.
 */
weapons: Array<string>, } | { "type": "figure_colours", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * How many numbers are red.
 */
red: number, } | { "type": "figure_specials", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * How many special windows are white.
 */
white: number, 
/**
 * The least number that is allowed.
 */
least: number, 
/**
 * The most that is allowed.
 */
most: number, } | { "type": "figure_speed", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The lowest Speed.
 */
low: number, 
/**
 * The highest Speed.
 */
high: number, 
/**
 * The least number that is allowed.
 */
least: number, 
/**
 * The most that is allowed.
 */
most: number, } | { "type": "figure_spread", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The difference between the highest and the lowest Speed.
 */
spread: number, 
/**
 * The greatest difference that is allowed.
 */
most: number, } | { "type": "figure_ability", 
/**
 * The code of the figure type.
 */
code: Id, } | { "type": "figure_effect", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * What the number is, in words.
 */
what: string, 
/**
 * The value of the number.
 */
value: number, 
/**
 * What is allowed, in words.
 */
allowed: string, } | { "type": "figure_filter", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The most classes, factions, names or weapons that a filter may list.
 */
most: number, 
/**
 * The most letters that each of these words may have.
 */
letters: number, } | { "type": "figure_guard", 
/**
 * The code of the figure type.
 */
code: Id, } | { "type": "figure_masters", 
/**
 * The code of the figure type.
 */
code: Id, } | { "type": "figure_take_down", 
/**
 * The code of the figure type.
 */
code: Id, } | { "type": "figure_form", 
/**
 * The code of the figure type.
 */
code: Id, } | { "type": "figure_points", 
/**
 * The code of the figure type.
 */
code: Id, 
/**
 * The points in the figure type.
 */
points: number, 
/**
 * The computed price.
 */
price: number, }) | TurnFault | PlaceFault | MoveFault | AttackFault | SpecialFault;
