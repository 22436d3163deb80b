// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Length } from "./Length";
import type { Side } from "./Side";

/** What is wrong with a battlefield. */
export type BattlefieldFault =
  | {
      type: "format";
      /** The format given. */
      format: number;
    }
  | {
      type: "other_game";
      /** The game given. */
      game: string;
    }
  | {
      type: "word";
      /** The id given, cut short. */
      word: string;
    }
  | {
      type: "name";
      /** How many characters the name has. */
      characters: number;
    }
  | {
      type: "story";
      /** How many characters the story has. */
      characters: number;
    }
  | {
      type: "table";
      /** The length from west to east. */
      width: Length;
      /** The length from south to north. */
      depth: Length;
    }
  | {
      type: "too_many_pieces";
      /** How many pieces there are. */
      pieces: number;
      /** The most pieces that are allowed. */
      most: number;
      /** Whether these pieces are in the pool, which the players place. */
      pool: boolean;
    }
  | {
      type: "same_id";
      /** The id that both pieces have. */
      piece: Id;
    }
  | {
      type: "reserved_id";
      /** The id that the piece has. */
      piece: Id;
    }
  | {
      type: "outline";
      /** The piece with no outline, or with two. */
      piece: Id;
    }
  | {
      type: "polygon";
      /** The piece whose outline is not simple. */
      piece: Id;
      /** What is wrong with the outline. */
      because: string;
    }
  | {
      type: "off_table";
      /** The piece that reaches over the edge. */
      piece: Id;
    }
  | {
      type: "too_wide";
      /** The piece that reaches too far. */
      piece: Id;
    }
  | {
      type: "height";
      /** The piece that is too high or too low. */
      piece: Id;
      /** The height given. */
      height: Length;
    }
  | {
      type: "hole";
      /** The piece with these holes. */
      piece: Id;
    }
  | { type: "camp" }
  | { type: "flag_off_table" }
  | {
      type: "flag_closed";
      /** The piece in which the flag lies. */
      piece: Id;
    }
  | {
      type: "zone";
      /** The side that deploys in the zone. */
      side: Side;
    }
  | { type: "zones_overlap" }
  | {
      type: "crowded";
      /** The side that deploys in the zone. */
      side: Side;
      /** How many Troopers have room in the zone. */
      room: number;
    };
