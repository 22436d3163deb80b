// Made from Rust by `cargo xtask gen`; do not edit.

import type { Part } from "./Part";

/** Why a set-up is refused. */
export type SetupFault =
  | {
      type: "seats";
      /** The number of seats. */
      seats: number;
      /** The clause for the mode of play. */
      clause: string;
    }
  | {
      type: "seat_name";
      /** The number of the seat, from 1. */
      at: number;
      /** The name in the set-up. */
      name: string;
    }
  | { type: "teams" }
  | {
      type: "limit";
      /** The number in the set-up. */
      limit: number;
      /** The least number that is allowed. */
      least: number;
      /** The greatest number that is allowed. */
      most: number;
    }
  | {
      type: "allowance";
      /** The number in the set-up. */
      allowance: number;
      /** The greatest number that is allowed. */
      most: number;
    }
  | {
      type: "option";
      /** The key of the option. */
      option: string;
      /** The number in the set-up. */
      value: number;
      /** The least number that is allowed. */
      least: number;
      /** The greatest number that is allowed. */
      most: number;
      /** The clause that describes the option. */
      clause: string;
    }
  | {
      type: "no_such_table";
      /** The id in the set-up, cut short. */
      word: string;
      /** The ids of the tables that come with the game. */
      known: Array<string>;
    }
  | {
      type: "no_force";
      /** The seat without a force. */
      seat: string;
    }
  | {
      type: "force_of_nobody";
      /** The name of the seat, cut short. */
      seat: string;
    }
  | {
      type: "uneven_masters";
      /** The number of Battle Masters of each seat. */
      counts: { [key: string]: number };
    }
  | {
      type: "team_points";
      /** The seats of the team. */
      team: Array<string>;
      /** The part of the forces. */
      part: Part;
      /** The sum of the points of the team. */
      points: number;
      /** The points that were agreed. */
      agreed: number;
      /** Whether the sum must be exactly the agreed points. */
      exact: boolean;
    }
  | {
      type: "uneven_teams";
      /** The part of the forces. */
      part: Part;
      /** The points of each team. */
      points: [number, number];
    }
  | {
      type: "team_room";
      /** The seats of the team. */
      team: Array<string>;
      /** The sum of the diameters of all bases, in micrometres. */
      width: number;
      /** The greatest sum that the line has room for, in micrometres. */
      room: number;
    };
