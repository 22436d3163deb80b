// Made from Rust by `cargo xtask gen`; do not edit.

/** One of the numbers that make up a total, with its clause. */
export type Modifier = {
  /**
   * The cause of the modifier:
   *
   * - `level`: the level of the weapon, the Unit, the Base or the mine, to which the other modifiers are added.
   * - `injuries`: Defence levels lost to earlier injuries.
   * - `terrain`: the ground under a defender.
   * - `wall`: a low wall that shelters a defender.
   * - `elevation`: higher ground than the opponent's.
   * - `hth`: an enemy attacks this special Trooper hand to hand.
   * - `knife`: the knife of a BFG Trooper, hand to hand.
   * - `armour`: a Bazooka fires at a Vehicle.
   * - `melee`: a shot at an enemy in contact with a friend.
   * - `half`: a template covers only a part of the defender's base.
   * - `commander-near`: the Commander is steady and within 6 inches.
   * - `commander-lost`: the side has lost its Commander.
   * - `radio`: the side is out of touch by radio.
   * - `enemy-destroyed-50`, `enemy-destroyed-75`, `enemy-routed-50`, `own-destroyed-50`, `own-destroyed-75`,
   *   `own-routed-50`: at least this percentage of the Units of the enemy or of the own side is destroyed or routed.
   */
  what: string;
  /** How much the modifier adds to the total; negative if it subtracts. */
  by: number;
  /** The clause that grants the modifier. */
  clause: string;
};
