// Made from Rust by `cargo xtask gen`; do not edit.

import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/**
 * A Unit of the sample list, added up again. PF-R-76
 */
export type AuditRow = { 
/**
 * Its type.
 */
kind: UnitType, 
/**
 * Its name in the printed rules.
 */
title: string, 
/**
 * Its stance, if the sample list has it in more than one.
 */
stance: Stance | null, 
/**
 * What its levels cost.
 */
levels: number, 
/**
 * What is added to the levels.
 */
surcharge: number, 
/**
 * The levels and the surcharge together.
 */
audited: number, 
/**
 * The printed price.
 */
printed: number, 
/**
 * The ruling about the difference, if there is one.
 */
clause: string | null, };
