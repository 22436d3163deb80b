// Made from Rust by `cargo xtask gen`; do not edit.

/** A preset: a set of options with a name. */
export type Preset = {
  /** The name of the preset, such as `classic-plus`. */
  id: string;
  /** The options that differ from their defaults, by name. */
  options: { [key: string]: unknown };
};
