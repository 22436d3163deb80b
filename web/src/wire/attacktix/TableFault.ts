// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";

/** Why a table with its terrain is refused. Lengths are micrometres. */
export type TableFault =
  | {
      type: "no_such_piece";
      /** The code that no kind of terrain has. */
      piece: Id;
    }
  | { type: "no_descriptor" }
  | { type: "descriptors" }
  | { type: "high_barrier_combined" }
  | { type: "object_combined" }
  | { type: "format" }
  | {
      type: "name";
      /** The number of letters that the name has. */
      letters: number;
      /** The most letters that the name may have. */
      most: number;
    }
  | {
      type: "map";
      /** The name in the file, cut short. */
      map: string;
    }
  | {
      type: "many";
      /** What the table has too many of: `pieces` or `sections`. */
      of: string;
      /** How many the table has. */
      count: number;
      /** How many are allowed. */
      most: number;
    }
  | {
      type: "same_id";
      /** The id that is used twice. */
      id: Id;
    }
  | {
      type: "made_of";
      /** The id of the piece. */
      id: Id;
      /** The name of its kind. */
      name: string;
      /** What a piece of its kind is made of, in words. */
      made_of: string;
    }
  | {
      type: "section_length";
      /** The id of the section. */
      id: Id;
      /** The length of the section. */
      length: number;
      /** The greatest length that is allowed. */
      most: number;
    }
  | {
      type: "weak";
      /** The id of the section. */
      id: Id;
    }
  | {
      type: "area";
      /** The id of the piece. */
      id: Id;
      /** The most corners that the area may have. */
      most: number;
    }
  | {
      type: "facing";
      /** The id of the piece. */
      id: Id;
      /** The facing in the file. */
      facing: number;
    }
  | {
      type: "gone";
      /** The id of the piece or section. */
      id: Id;
    }
  | {
      type: "room";
      /** The id of the piece. */
      id: Id;
      /** How far terrain may reach along the lines, from the middle. */
      across: number;
      /** How far terrain may reach towards the lines, from the middle. */
      deep: number;
    }
  | {
      type: "overlap";
      /** The id of the object. */
      id: Id;
      /** The id of the other object, or of the section of a barrier. */
      other: Id;
    };
