// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A lesson in a list.
 */
export type LessonEntry = { 
/**
 * Its name in addresses, such as `chain`.
 */
id: string, 
/**
 * Its title.
 */
title: LocalizedText, 
/**
 * What the learner can do after it, in a sentence.
 */
teaches: LocalizedText, };
