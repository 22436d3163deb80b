// Made from Rust by `cargo xtask gen`; do not edit.

/** The value of an option. `OptionSpec::kind` says which kind of value it is. */
export type Choice = boolean | number | string;
