// Made from Rust by `cargo xtask gen`; do not edit.

/** How many figures an army may have. PA-R-02 */
export type ArmySize = {
  /** The fewest figures, 1 ..= 15. */
  min: number;
  /** The most figures, 1 ..= 15. */
  max: number;
};
