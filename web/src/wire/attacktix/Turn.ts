// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { SeatFall } from "./SeatFall";
import type { Step } from "./Step";
import type { VolleyJson } from "./VolleyJson";

/** The current turn. */
export type Turn = {
  number: number;
  active: string;
  step: Step;
  moved: Array<Id>;
  attacked: Array<Id>;
  attacks: number;
  specials: number;
  shots: number;
  volley: VolleyJson | null;
  /** When seats lost figures in this turn; only in a free-for-all since revision 2. AT-R-50 */
  falls?: Array<SeatFall>;
  /** Volleys that wait for another volley to end. The last in the list goes on first. AT-R-39 */
  paused?: Array<VolleyJson>;
};
