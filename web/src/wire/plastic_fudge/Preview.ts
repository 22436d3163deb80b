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
 * Whether it may be committed as it is.
 */
legal: boolean, 
/**
 * Why not.
 */
refusal: WhyNot | null, 
/**
 * The weapon; empty if none fits.
 */
weapon: string, 
/**
 * Whether it is hand to hand.
 */
hth: boolean, 
/**
 * From the edge of the base to what is aimed at, in inches.
 */
gap: Length, 
/**
 * How far the weapon reaches as it is aimed, in inches.
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
 * AL and what changes it whatever the target.
 */
attack_modifiers: Array<Modifier>, 
/**
 * The template, if it has one.
 */
template: TemplateAt | null, 
/**
 * Who defends, in the order of the dice.
 */
targets: Array<PreviewTarget>, 
/**
 * A hole that needs no dice.
 */
hole: HoleAt | null, 
/**
 * In how many of 81 throws the grenade is dropped, or the mine set off.
 */
drop: number, };
