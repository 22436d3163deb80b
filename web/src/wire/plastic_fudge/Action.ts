// Made from Rust by `cargo xtask gen`; do not edit.

import type { Attack } from "./Attack";
import type { Id } from "./Id";
import type { JetOrder } from "./JetOrder";
import type { Leg } from "./Leg";
import type { Length } from "./Length";
import type { Role } from "./Role";
import type { Spot } from "./Spot";

/** One decision of one seat. JSON: `{"do": "move", "unit": "g1", "path": [{"turn": -45}, {"go": 3.5}]}`. */
export type Action =
  | {
      do: "place";
      /** The id of the piece to place. */
      piece: Id;
      /** The point of the table to which the origin of the outline is moved. */
      at: Spot;
      /** How far the outline is turned, in whole degrees counter-clockwise. */
      facing?: number;
    }
  | { do: "pass" }
  | {
      do: "deploy";
      /** The id of the Unit to deploy. */
      unit: Id;
      /** The centre of the Unit's base; left out if the Unit is not put on the table. */
      at?: Spot;
      /** The facing of the Unit on the table, in whole degrees counter-clockwise from east, 0 ..= 359. */
      facing?: number;
      /** The id of the carrier that the Unit is put into. */
      in?: Id;
      /** Whether this aircraft stays off the table for now. */
      reserve?: boolean;
    }
  | {
      do: "lay";
      /** The centre of the marker. */
      at: Spot;
      /** Whether a mine is under the marker. The enemy does not see this value. */
      real: boolean;
    }
  | { do: "end-deploy" }
  | { do: "roll" }
  | {
      do: "choose-role";
      /** The role for this Round. */
      role: Role;
    }
  | {
      do: "move";
      /** The id of the Unit to move. */
      unit: Id;
      /** The turns and straight legs that the Unit makes, in order. */
      path: Array<Leg>;
      /** The carrier that the Unit boards at the end of the path. PF-R-101 */
      board?: Id;
      /** Whether this Helicopter leaves the table by its side's own edge at the end of the path. PF-R-106 */
      exit?: boolean;
      /** The Howitzer that this Jeep tows. PF-R-66 */
      tow?: Id;
    }
  | {
      do: "enter";
      /** The id of the Helicopter. */
      unit: Id;
      /** The point of the edge where it enters, in inches from the west. */
      at: Length;
      /** The facing at the start, in whole degrees counter-clockwise from east. */
      facing: number;
      /** The turns and straight legs that the Helicopter makes after it has entered. */
      path: Array<Leg>;
      /** Whether the Helicopter leaves the table again by the same edge at the end of the path. PF-R-106 */
      exit?: boolean;
    }
  | {
      do: "leave";
      /** The id of the passenger. */
      unit: Id;
      /** The centre of the passenger's base after it has got out. */
      at: Spot;
      /** The facing of the passenger, in whole degrees counter-clockwise from east. */
      facing: number;
    }
  | {
      do: "call-jet";
      /** The id of the Jet. */
      unit: Id;
    }
  | {
      do: "fire";
      /** The id of the attacker, a Unit of the side that commits the attack. */
      unit: Id;
      /** The direction of the flame, in whole degrees counter-clockwise from east. */
      direction?: number;
      /** The marker to sweep. */
      mine?: Id;
      /** The Building, Fortress or camp to attack. PF-BAZ-02 */
      piece?: Id;
      /**
       * The centre of a disc, which is a round template. If `piece` is also given, this is the point where the weapon
       * hits that Building, Fortress or camp.
       */
      point?: Spot;
      /** The Unit to attack. If that Unit is in contact with the attacker, the attack is hand to hand. */
      target?: Id;
      /** The name of the weapon. If it is left out, the Unit uses its first weapon that fits the aim. */
      weapon?: string;
    }
  | { do: "end-moves" }
  | {
      do: "commit";
      /** At most one attack for each Unit. */
      attacks: Array<Attack>;
    }
  | {
      do: "jets";
      /** One order for each Jet that comes. A Jet that is not listed stays off the table. */
      jets: Array<JetOrder>;
    }
  | { do: "resign" }
  | { do: "timeout" };
