// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { TargetKind } from "./TargetKind";

/**
 * Something that can be aimed at.
 */
export type Target = { 
/**
 * The id of the figure, object or section.
 */
id: Id, 
/**
 * Its kind.
 */
what: TargetKind, 
/**
 * Its direction relative to the attacker's facing, in hundredths of a degree: -18000 ..= 17999.
 */
bearing: number, 
/**
 * The distance between the centres, in micrometres.
 */
distance: number, 
/**
 * The distance between the outlines, in micrometres.
 */
gap: number, 
/**
 * Whether the weapon can be turned to it and, in melee, reaches it. For a section: whether the figure may remove it now.
 */
in_arc: boolean, 
/**
 * The clause by which cover protects it; null if it is not protected.
 */
protected: Cited | null, 
/**
 * An aim that points at it, which says nothing about the result; null if the weapon cannot point at it, and for sections.
 */
aim: Aim | null, };
