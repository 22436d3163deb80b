// Made from Rust by `cargo xtask gen`; do not edit.

/** Whether a weapon can be used before it is reset. AT-RESET-01, AT-RESET-02 */
export type WeaponNow = "ready" | "spent";
