// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A value of an option, of the kind that `OptionSpec::kind` says.
 */
export type Choice = boolean | number | string;
