// Made from Rust by `cargo xtask gen`; do not edit.

import type { HoleAt } from "./HoleAt";
import type { Length } from "./Length";
import type { Modifier } from "./Modifier";
import type { PreviewTarget } from "./PreviewTarget";
import type { Sight } from "./Sight";
import type { TemplateAt } from "./TemplateAt";
import type { WhyNot } from "./WhyNot";

/**
 * Everything about an attack before the dice.
 */
export type Preview = { 
/**
 * Whether the attack may be committed as it is.
 */
legal: boolean, 
/**
 * Why the attack may not be committed; null if it may be committed.
 */
refusal: WhyNot | null, 
/**
 * The name of the weapon; empty if no weapon fits.
 */
weapon: string, 
/**
 * Whether the attack is hand to hand.
 */
hth: boolean, 
/**
 * The distance from the edge of the attacker's base to the aim, in inches.
 */
gap: Length, 
/**
 * How far the weapon reaches with this aim, in inches.
 */
reach: Length, 
/**
 * The band of the rod in which the aim lies: 0 in contact, then 1, 2, …
 */
band: number, 
/**
 * The line of sight.
 */
sight: Sight, 
/**
 * The attack level (AL) and the modifiers that count against every target.
 */
attack_modifiers: Array<Modifier>, 
/**
 * The template, if the attack lays one.
 */
template: TemplateAt | null, 
/**
 * The defenders, in the order in which their dice are thrown.
 */
targets: Array<PreviewTarget>, 
/**
 * The hole that the attack makes without dice.
 */
hole: HoleAt | null, 
/**
 * How many of 81 throws drop the grenade, or set off the mine.
 */
drop: number, };
