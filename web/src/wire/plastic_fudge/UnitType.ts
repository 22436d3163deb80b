// Made from Rust by `cargo xtask gen`; do not edit.

/** The types of Units. PF-SCEN-01 */
export type UnitType =
  | "basic"
  | "commander"
  | "radioman"
  | "grenadier"
  | "sniper"
  | "crawler"
  | "minesweeper"
  | "mortar"
  | "fifty-cal"
  | "bazooka"
  | "flamethrower"
  | "bfg"
  | "jeep"
  | "tank"
  | "helicopter"
  | "jet"
  | "howitzer"
  | "vehicle";
