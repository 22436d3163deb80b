// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The number of outcomes that give each result. The attack roll and the defence roll have 6561 outcomes together, all
 * equally likely.
 */
export type Odds = {
  /** Outcomes that kill: `KIL` in the Damage Chart. */
  kill: number;
  /** Outcomes that injure: `INJ` in the Damage Chart. */
  injury: number;
  /** Outcomes without effect: `NE` in the Damage Chart. */
  no_effect: number;
  /**
   * Outcomes without damage: `--` in the Damage Chart, and attack rolls that drop the grenade or set off the swept
   * mine.
   */
  no_damage: number;
};
