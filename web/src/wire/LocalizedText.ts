// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A text in the languages of the product.
 */
export type LocalizedText = { 
/**
 * English.
 */
en: string, 
/**
 * Korean, where it exists.
 */
ko?: string, };
