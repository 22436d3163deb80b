// Made from Rust by `cargo xtask gen`; do not edit.

/** The eight terrains, and plain ground. Special bases act when a Troop is placed on them. */
export type Terrain =
  | "castle_field"
  | "tropical_pool"
  | "city_of_clouds"
  | "volcanic_jungle"
  | "cursed_cemetery"
  | "caribbean_sea"
  | "station_metal_x"
  | "battlefield"
  | "none";
