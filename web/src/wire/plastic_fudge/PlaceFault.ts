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
 * The side that deploys in the strip.
 */
side: Side, 
/**
 * The depth of that outer part.
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
 * How many Troopers the carrier takes.
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
 * The side that deploys in the zone.
 */
side: Side, 
/**
 * The gap between the base and the edge or point from which the zone is measured.
 */
gap: Length, 
/**
 * The largest gap allowed.
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
 * The id of the Unit on that base.
 */
other: Id, } | { "type": "not_deployed", 
/**
 * The first Unit that is not placed, by id.
 */
unit: Id, } | { "type": "no_marker_left" } | { "type": "marker_off_table" } | { "type": "marker_in_zone", 
/**
 * The side that deploys in the zone.
 */
side: Side, } | { "type": "marker_near_unit", 
/**
 * The id of the Unit near the marker.
 */
unit: Id, 
/**
 * The gap between the marker and the base.
 */
gap: Length, 
/**
 * The least gap allowed.
 */
limit: Length, };
