// Made from Rust by `cargo xtask gen`; do not edit.

/** A text in English and perhaps in Korean. */
export type LocalizedText = {
  /** The text in English. */
  en: string;
  /** The text in Korean; left out if there is none. */
  ko?: string;
};
