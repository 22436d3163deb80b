// Made from Rust by `cargo xtask gen`; do not edit.

/** Kinds of terrain. PF-TERR-OPEN ff. */
export type TerrainKind =
  | "open"
  | "road"
  | "camp"
  | "forest"
  | "water"
  | "shallow"
  | "mountain"
  | "building"
  | "bridge"
  | "marsh"
  | "desert"
  | "low-wall"
  | "fortress";
