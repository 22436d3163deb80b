// Made from Rust by `cargo xtask gen`; do not edit.

import type { LessonStep } from "./LessonStep";
import type { LocalizedText } from "./LocalizedText";

/**
 * The body of `GET /api/games/{game}/lessons/{lesson}`.
 */
export type LessonPage = { 
/**
 * The game's name in addresses.
 */
game: string, 
/**
 * The lesson's name in addresses.
 */
id: string, 
/**
 * The title of the lesson.
 */
title: LocalizedText, 
/**
 * What the learner can do after the lesson, in a sentence.
 */
teaches: LocalizedText, 
/**
 * All seats, in seat order.
 */
seats: Array<string>, 
/**
 * The seat of the learner.
 */
seat: string, 
/**
 * The set-up of the game, in the game's own JSON.
 */
setup: unknown, 
/**
 * What the learner does, in order.
 */
steps: Array<LessonStep>, 
/**
 * The text when all steps are done.
 */
end: LocalizedText, };
