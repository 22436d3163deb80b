// Made from Rust by `cargo xtask gen`; do not edit.

import type { Abysmal } from "./Abysmal";
import type { AttackTiming } from "./AttackTiming";
import type { BfgGain } from "./BfgGain";
import type { Contagion } from "./Contagion";
import type { DroppedBlast } from "./DroppedBlast";
import type { ElevRange } from "./ElevRange";
import type { FireIntoMelee } from "./FireIntoMelee";
import type { ForestLos } from "./ForestLos";
import type { GrenadeHalf } from "./GrenadeHalf";
import type { HalfIn } from "./HalfIn";
import type { Heli } from "./Heli";
import type { HowitzerMove } from "./HowitzerMove";
import type { HthPenaltyScope } from "./HthPenaltyScope";
import type { JeepMen } from "./JeepMen";
import type { Legendary } from "./Legendary";
import type { Length } from "./Length";
import type { LossBy } from "./LossBy";
import type { MoraleEvery } from "./MoraleEvery";
import type { MoraleStack } from "./MoraleStack";
import type { MortarTemplate } from "./MortarTemplate";
import type { OwnMines } from "./OwnMines";
import type { PriceList } from "./PriceList";
import type { RadioReach } from "./RadioReach";
import type { RadioRequired } from "./RadioRequired";
import type { RoutHeading } from "./RoutHeading";
import type { Scale } from "./Scale";
import type { SpecialPrices } from "./SpecialPrices";
import type { StancePrice } from "./StancePrice";
import type { TerrainCost } from "./TerrainCost";
import type { Totals } from "./Totals";
import type { Turns } from "./Turns";
import type { VehTraining } from "./VehTraining";
import type { WreckSave } from "./WreckSave";

/** The options of a game. An option that is left out keeps its default, which is its value in the preset *book*. */
export type Options = {
  /** How totals beyond ±4 are read. PF-R-02 */
  totals: Totals;
  /** Which number decides whether a roll is Abysmal. PF-R-03 */
  abysmal: Abysmal;
  /** Which number decides whether a roll is Legendary. PF-R-03 */
  legendary: Legendary;
  /** A morale check fails if its total is lower than this; -3 ..= 0. PF-R-04 */
  morale_threshold: number;
  /** When Units check morale. PF-R-05 */
  morale_every: MoraleEvery;
  /** Whether the morale modifier for losses of 75 % replaces the modifier for 50 %. PF-R-07 */
  morale_stack: MoraleStack;
  /** Which way a Unit turns when it becomes routed. PF-R-11 */
  rout_heading: RoutHeading;
  /** Which Troopers check morale because a routed Unit runs near them. PF-R-14 */
  contagion: Contagion;
  /** When Units attack. PF-R-17 */
  attack_timing: AttackTiming;
  /** Two bases are in contact if the gap between them is at most this; 0 ..= 1 inch. PF-R-20 */
  hth_gap: Length;
  /** When a special Trooper has the penalties of hand-to-hand combat. PF-R-22 */
  hth_penalty_scope: HthPenaltyScope;
  /** What a BFG Trooper gains from his knife, hand to hand. PF-R-23 */
  bfg_gain: BfgGain;
  /** The mortar's template. PF-R-26 */
  mortar_template: MortarTemplate;
  /** Reach of a flame, 1.5 ..= 12 inches. PF-R-27 */
  flame_radius: Length;
  /** Whether the reach of a flame starts at the edge of the attacker's base. If not, it starts at the centre. PF-R-27 */
  flame_from_edge: boolean;
  /** What a Bazooka adds to its attack on a Vehicle, 0 ..= 2. PF-R-29 */
  bazooka_vs_vehicle: number;
  /** Defence level of Buildings, Fortresses and the camp, -3 ..= 3. PF-R-31 */
  base_dl: number;
  /** What a target gains if a template covers only a part of its base. PF-R-33 */
  half_in: HalfIn;
  /** How half of a grenade's range is counted. PF-R-34 */
  grenade_half: GrenadeHalf;
  /** The attack roll of a dropped grenade. PF-R-35 */
  dropped_blast: DroppedBlast;
  /** Attack level of a mine, -3 ..= 3. PF-R-37 */
  mine_al: number;
  /** Defence level of a mine, -3 ..= 3. PF-R-37 */
  mine_dl: number;
  /** Whether a Unit sets off mines of its own side. PF-R-38 */
  own_mines: OwnMines;
  /** Whether forests block sight. PF-R-42 */
  forest_los: ForestLos;
  /** The arc in front of a Unit in which it may attack, in degrees: 360, 180 or 90. PF-R-44 */
  attack_arc: number;
  /** How Units turn. PF-R-45 */
  turns: Turns;
  /** How terrain slows a move. PF-R-47 */
  terrain_cost: TerrainCost;
  /** Whether a difference in height shortens range. PF-R-51 */
  elev_range: ElevRange;
  /** How much each Training level above or below Fair changes a Vehicle's terrain penalty. PF-R-52 */
  veh_training: VehTraining;
  /** Whether Helicopters fly. PF-R-62 */
  heli: Heli;
  /** What happens to the passengers of a Vehicle that is killed. PF-R-54 */
  wreck_save: WreckSave;
  /** How far the Commander and the Radioman go on foot. PF-R-56 */
  jeep_men: JeepMen;
  /** Which Radiomen a side must bring. PF-R-58 */
  radio_required: RadioRequired;
  /** How far apart the Command Radioman and the Trooper Radioman of a side may be. PF-R-59 */
  radio_reach: RadioReach;
  /** How a Howitzer moves. PF-R-66 */
  howitzer_move: HowitzerMove;
  /** The least distance from a Howitzer to the centre of its disc, in inches. PF-R-66 */
  min_range: Length;
  /** Whether a kneeling or prone model pays for its higher Defence level. PF-R-67 */
  stance: StancePrice;
  /** Which prices of special Troopers and of the Grenade and Rifle Trooper count. PF-R-68, PF-R-69 */
  special_prices: SpecialPrices;
  /** The most points that a force may cost. PF-SCEN-04 */
  points: number;
  /** The most Units that a force may have, 1 ..= 40. PF-SCEN-03 */
  unit_cap: number;
  /** What the losses of a side are measured in. PF-R-72 */
  loss_by: LossBy;
  /** A side loses the game when its losses reach this percentage, 1 ..= 100. PF-SCEN-05 */
  loss_percent: number;
  /** The last Round. The game ends after it. PF-R-77 */
  max_rounds: number;
  /** The factor by which movement and range are multiplied. PF-LVL-08 */
  scale: Scale;
  /** Whether a Unit may shoot at an enemy in contact with a friend. PF-R-21 */
  fire_into_melee: FireIntoMelee;
  /** Price of a marker in points. If it is left out, a marker costs what the two levels of a mine cost. PF-R-37 */
  mine_cost?: number;
  /** Which prices count. PF-R-114 */
  prices?: PriceList;
};
