// Made from Rust by `cargo xtask gen`; do not edit.

import type { HoleAt } from "./HoleAt";
import type { Length } from "./Length";
import type { Modifier } from "./Modifier";
import type { PreviewTarget } from "./PreviewTarget";
import type { Sight } from "./Sight";
import type { TemplateAt } from "./TemplateAt";
import type { WhyNot } from "./WhyNot";

/** Everything that can be said about an attack before its dice. */
export type Preview = {
  /** Whether the rules allow the attack now. */
  legal: boolean;
  /** Why the rules do not allow the attack; null if they do. */
  refusal: WhyNot | null;
  /** The name of the weapon; empty if there is no preview. */
  weapon: string;
  /** Whether the attack is hand to hand, because its target is a Unit in contact. */
  hth: boolean;
  /** The gap from the attacker's base to the aim, in inches; 0 for a flame. */
  gap: Length;
  /** How far the weapon reaches with this aim, in inches. */
  reach: Length;
  /** The range band in which the aim lies: 0 for hand to hand, then 1, 2, … */
  band: number;
  /** The line of sight to the aim. */
  sight: Sight;
  /** The Attack level (AL), and the modifiers that hold against every target. */
  attack_modifiers: Array<Modifier>;
  /** The template that the attack lays; null for all other attacks. */
  template: TemplateAt | null;
  /** The defenders, in the order of their dice. */
  targets: Array<PreviewTarget>;
  /** The hole that the attack makes in a Base without dice; null for all other attacks. */
  hole: HoleAt | null;
  /** How many of the 81 ways to roll the attack dice drop the grenade, or set off the swept mine. */
  drop: number;
};
