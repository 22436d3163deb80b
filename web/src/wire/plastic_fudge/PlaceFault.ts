// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";
import type { TerrainKind } from "./TerrainKind";

/** Why the placement of a piece, a Unit or a marker is refused. */
export type PlaceFault =
  | {
      type: "no_such_piece";
      /** The id that was given. */
      piece: Id;
    }
  | {
      type: "piece_off_table";
      /** The piece that would reach over the edge. */
      piece: Id;
    }
  | {
      type: "on_camp";
      /** The piece that would lie on the camp. */
      piece: Id;
    }
  | {
      type: "on_strip";
      /** The piece that would lie on the strip. */
      piece: Id;
      /** The side that deploys in the strip. */
      side: Side;
      /** The depth of the outer part, in inches. */
      depth: Length;
    }
  | {
      type: "not_yours";
      /** The id that was given. */
      unit: Id;
    }
  | {
      type: "one_way";
      /** The id of the Unit to deploy. */
      unit: Id;
    }
  | {
      type: "jet_on_table";
      /** The id of the Jet. */
      unit: Id;
    }
  | {
      type: "no_reserve";
      /** The id of the Unit to deploy. */
      unit: Id;
    }
  | {
      type: "no_ride";
      /** The id of the Unit that would ride. */
      unit: Id;
      /** The Unit in which it would ride. */
      carrier: Id;
    }
  | {
      type: "full";
      /** The id of the Unit that would ride. */
      unit: Id;
      /** The carrier without room. */
      carrier: Id;
      /** How many Troopers the carrier can carry. */
      capacity: number;
    }
  | {
      type: "off_table";
      /** The id of the Unit to deploy. */
      unit: Id;
    }
  | {
      type: "outside_zone";
      /** The id of the Unit to deploy. */
      unit: Id;
      /** The side that deploys in the zone. */
      side: Side;
      /** The gap between the base and the edge or point from which the zone is measured, in inches. */
      gap: Length;
      /** The largest gap inside the zone, in inches. */
      limit: Length;
    }
  | {
      type: "closed";
      /** The id of the Unit to deploy. */
      unit: Id;
      /** The id of the piece that it cannot enter. */
      piece: Id;
      /** The kind of the piece. */
      kind: TerrainKind;
    }
  | {
      type: "occupied";
      /** The id of the Unit to deploy. */
      unit: Id;
      /** The id of the other Unit. */
      other: Id;
    }
  | {
      type: "not_deployed";
      /** The Unit with the lowest id that is not deployed. */
      unit: Id;
    }
  | { type: "no_marker_left" }
  | { type: "marker_off_table" }
  | {
      type: "marker_in_zone";
      /** The enemy, which deploys in the zone. */
      side: Side;
    }
  | {
      type: "marker_near_unit";
      /** The Unit that is too near. */
      unit: Id;
      /** The gap between the marker and the Unit's base, in inches. */
      gap: Length;
      /** The least gap allowed, in inches. */
      limit: Length;
    };
