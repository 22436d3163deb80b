// Made from Rust by `cargo xtask gen`; do not edit.

/**
 * A figure as it stands.
 */
export type FigureView = { 
/**
 * Its name.
 */
figure: string, 
/**
 * Who brought it.
 */
owner: string, 
/**
 * What its die shows; of a wounded figure, the die set aside. 0 for a captive.
 */
power: number, 
/**
 * Whether it is wounded.
 */
wounded: boolean, 
/**
 * Whether it lies face down.
 */
face_down: boolean, 
/**
 * The Shield or Armor cards beside it, oldest first.
 */
guards: Array<string>, 
/**
 * Revised: Dodges waiting for its next defence.
 */
dodge: number, 
/**
 * Revised: Blasts waiting for its next attack.
 */
blast: number, 
/**
 * Revised: Intimidates waiting for its next battle.
 */
intimidate: number, };
