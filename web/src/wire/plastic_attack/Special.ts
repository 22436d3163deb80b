// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A special action of either edition. The printed rules of 2009 list the actions in section 1.9, and the revised rules
 * list them at the end.
 */
export type Special =
  | "armor"
  | "blast"
  | "boost"
  | "dodge"
  | "explosion"
  | "heal"
  | "intimidate"
  | "intimidation"
  | "knock-out"
  | "luck"
  | "master-plan"
  | "mind-control"
  | "quick-action"
  | "recover"
  | "sharpshooter"
  | "shield"
  | "sneak"
  | "special-weapon"
  | "stun"
  | "vulnerable";
