// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { TargetKind } from "./TargetKind";

/** Something that can be aimed at. */
export type Target = {
  /** The id of the figure, object or section. */
  id: Id;
  /** Whether the target is a figure, an object or a section. */
  what: TargetKind;
  /** The target's direction relative to the attacker's facing, in hundredths of a degree: -18000 ..= 17999. */
  bearing: number;
  /** The distance between the centres, in micrometres. */
  distance: number;
  /**
   * The distance between the outlines, in micrometres. For a section: from the figure's base to the section's
   * middle.
   */
  gap: number;
  /**
   * Whether an aim of the weapon can point at the target, and the target is in range. For a section: whether the
   * figure may remove the section now.
   */
  in_arc: boolean;
  /** The clause by which cover protects the target; null if the target is not protected. */
  protected: Cited | null;
  /**
   * An aim that points at the target; null for sections, and for targets outside the arc or the range of the weapon.
   * The aim says nothing about the result of an attack.
   */
  aim: Aim | null;
};
