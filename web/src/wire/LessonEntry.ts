// Made from Rust by `cargo xtask gen`; do not edit.

import type { LocalizedText } from "./LocalizedText";

/**
 * A lesson in a list.
 */
export type LessonEntry = { 
/**
 * The name of the lesson in addresses, such as `chain`.
 */
id: string, 
/**
 * The title of the lesson.
 */
title: LocalizedText, 
/**
 * What the learner can do after the lesson, in a sentence.
 */
teaches: LocalizedText, };
