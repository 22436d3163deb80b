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
 * A refusal, by chapter of the rules. Its JSON is the object of the fault, `{"type": …}`.
 */
export type Refusal = SetupFault | TableFault | { 
/**
 * The seat of the force; null when a force is judged alone.
 */
seat: string | null, } & ({ "type": "no_such_figure", 
/**
 * The code.
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
 * What was agreed.
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
 * How many there are.
 */
count: number, 
/**
 * How many are allowed.
 */
allowed: number, } | { "type": "masters_official", 
/**
 * How many there are.
 */
count: number, } | { "type": "masters_map", 
/**
 * How many there are.
 */
count: number, } | { "type": "room", 
/**
 * The diameters of all bases, in micrometres.
 */
width: number, 
/**
 * The width that there is room for, in micrometres.
 */
room: number, } | { "type": "many", 
/**
 * How many there are.
 */
figures: number, 
/**
 * How many there may be.
 */
most: number, } | { "type": "many_types", 
/**
 * How many there are.
 */
figures: number, 
/**
 * How many there may be.
 */
most: number, } | { "type": "code", 
/**
 * The code that two types share.
 */
code: Id, } | { "type": "figure_name", 
/**
 * The type.
 */
code: Id, 
/**
 * What has the name: `figure`, `form`, `faction` or `ability`.
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
 * The type.
 */
code: Id, 
/**
 * The weapons that fit its class.
 */
weapons: Array<string>, } | { "type": "figure_weapon", 
/**
 * The type.
 */
code: Id, 
/**
 * The weapons that may be chosen.
 */
weapons: Array<string>, } | { "type": "figure_colours", 
/**
 * The type.
 */
code: Id, 
/**
 * How many numbers are red.
 */
red: number, } | { "type": "figure_specials", 
/**
 * The type.
 */
code: Id, 
/**
 * How many special windows are white.
 */
white: number, 
/**
 * The least that is allowed.
 */
least: number, 
/**
 * The most that is allowed.
 */
most: number, } | { "type": "figure_speed", 
/**
 * The type.
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
 * The least that is allowed.
 */
least: number, 
/**
 * The most that is allowed.
 */
most: number, } | { "type": "figure_spread", 
/**
 * The type.
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
 * The type.
 */
code: Id, } | { "type": "figure_effect", 
/**
 * The type.
 */
code: Id, 
/**
 * The name of the number in the ability.
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
 * The type.
 */
code: Id, 
/**
 * The most classes, factions, names or weapons that the ability may name.
 */
most: number, 
/**
 * The most letters that each of these words may have.
 */
letters: number, } | { "type": "figure_guard", 
/**
 * The type.
 */
code: Id, } | { "type": "figure_masters", 
/**
 * The type.
 */
code: Id, } | { "type": "figure_take_down", 
/**
 * The type.
 */
code: Id, } | { "type": "figure_form", 
/**
 * The type.
 */
code: Id, } | { "type": "figure_points", 
/**
 * The type.
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
