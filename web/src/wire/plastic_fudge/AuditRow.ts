// Made from Rust by `cargo xtask gen`; do not edit.

import type { Stance } from "./Stance";
import type { UnitType } from "./UnitType";

/**
 * A Unit of the sample list, with its price added up again. PF-R-76
 */
export type AuditRow = { 
/**
 * The type of the Unit.
 */
kind: UnitType, 
/**
 * The name of the Unit in the printed rules.
 */
title: string, 
/**
 * The stance of the Unit; `None` for the usual stance of its type.
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
 * The ruling about the difference; `None` if both prices are equal.
 */
clause: string | null, };
