// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";
import type { TerrainKind } from "./TerrainKind";

/**
 * Why a placement is refused.
 */
export type PlaceFault = { "type": "no_such_piece", 
/**
 * The id that was given.
 */
piece: Id, } | { "type": "piece_off_table", 
/**
 * The id of the piece.
 */
piece: Id, } | { "type": "on_camp", 
/**
 * The id of the piece.
 */
piece: Id, } | { "type": "on_strip", 
/**
 * The id of the piece.
 */
piece: Id, 
/**
 * Whose strip.
 */
side: Side, 
/**
 * How deep it is.
 */
depth: Length, } | { "type": "not_yours", 
/**
 * The id that was given.
 */
unit: Id, } | { "type": "one_way", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, } | { "type": "jet_on_table", 
/**
 * The id of the Jet.
 */
unit: Id, } | { "type": "no_reserve", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, } | { "type": "no_ride", 
/**
 * The id of the Unit that would ride.
 */
unit: Id, 
/**
 * The id of the carrier.
 */
carrier: Id, } | { "type": "full", 
/**
 * The id of the Unit that would ride.
 */
unit: Id, 
/**
 * The id of the carrier.
 */
carrier: Id, 
/**
 * How many it carries.
 */
capacity: number, } | { "type": "off_table", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, } | { "type": "outside_zone", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, 
/**
 * Whose zone.
 */
side: Side, 
/**
 * How far the edge of the base is from what the zone is measured from.
 */
gap: Length, 
/**
 * How far it may be.
 */
limit: Length, } | { "type": "closed", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, 
/**
 * The id of the piece.
 */
piece: Id, 
/**
 * The kind of the piece.
 */
kind: TerrainKind, } | { "type": "occupied", 
/**
 * The id of the Unit to deploy.
 */
unit: Id, 
/**
 * Whose base.
 */
other: Id, } | { "type": "not_deployed", 
/**
 * The first by id.
 */
unit: Id, } | { "type": "no_marker_left" } | { "type": "marker_off_table" } | { "type": "marker_in_zone", 
/**
 * Whose zone.
 */
side: Side, } | { "type": "marker_near_unit", 
/**
 * The id of the Unit near the marker.
 */
unit: Id, 
/**
 * How far.
 */
gap: Length, 
/**
 * How far it must be.
 */
limit: Length, };
