// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * The guest who asks.
 */
export type Me = { 
/**
 * The guest's public id.
 */
id: string, 
/**
 * The name that others read.
 */
name: string, 
/**
 * Whether it is a program, which its token names; left out for a person.
 */
program?: boolean, };
