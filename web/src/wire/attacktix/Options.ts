// Made from Rust by `cargo xtask gen`; do not edit.

import type { Defeat } from "./Defeat";
import type { ForcePoints } from "./ForcePoints";
import type { FriendlyTurn } from "./FriendlyTurn";
import type { Mutual } from "./Mutual";
import type { PriceList } from "./PriceList";
import type { SideOrder } from "./SideOrder";
import type { Sigma } from "./Sigma";
import type { SpecialTiming } from "./SpecialTiming";
import type { Tix } from "./Tix";

/** The options of a game. Rulings of the rulebook (AT-R) name them all. */
export type Options = {
  /** The length of a tik, the distance that one click of the wheel stands for. AT-R-01 */
  tix_cm: Tix;
  /** Whether a force must cost exactly the agreed points. AT-R-04 */
  force_points: ForcePoints;
  /** Whether a figure that leaves the surface is defeated. AT-R-07 */
  ring_out: boolean;
  /** Whether a figure is defeated as soon as its base hangs over the edge. AT-R-21 */
  ring_out_strict: boolean;
  /** Whether the advance at set-up turns the wheel. AT-R-08 */
  setup_advance_turns_wheel: boolean;
  /** Which figures may turn their bases in the attack step. AT-R-16 */
  friendly_turn: FriendlyTurn;
  /** Whether the base of an attacker is held in place during its attack. AT-R-17 */
  held_base: boolean;
  /** Which pose counts as knocked over. AT-R-20 */
  defeat: Defeat;
  /** The least impulse of a blow that trips a target switch, in g cm/s. AT-R-24 */
  switch_impulse: number;
  /** The least impulse of the blows on the upper body that opens the latch, in g cm/s. AT-R-26 */
  shock_impulse: number;
  /** When the special abilities of felled figures are resolved. AT-R-28 */
  special_timing: SpecialTiming;
  /** Whether owners may decline to use special abilities (specials). AT-R-31 */
  optional_specials: boolean;
  /** Whether figures felled by their own side use their specials. AT-R-33 */
  own_goal_specials: boolean;
  /** Whether the wheel of a figure that stands up where it fell is ground: turned to a random position. AT-R-36 */
  recover_grinds: boolean;
  /** How the game ends if no figure is left in play at the end of a turn. AT-R-44 */
  mutual: Mutual;
  /** The standard deviation of the random error that is added to the turn (yaw) of each aim. AT-R-65 */
  aim_noise: Sigma;
  /** Whether the cards of figures hide the windows of their wheels from all viewers. AT-R-03 */
  hide_wheels: boolean;
  /** How the seat that chooses a side first in free-for-all is found. AT-R-49 */
  side_order: SideOrder;
  /** Which prices the figures have. AT-R-73 */
  prices?: PriceList;
};
