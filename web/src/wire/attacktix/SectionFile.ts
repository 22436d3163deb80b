// Made from Rust by `cargo xtask gen`; do not edit.

import type { Id } from "./Id";
import type { Spot } from "./Spot";

/** A section of a barrier: a straight line without thickness. AT-TERR-03 */
export type SectionFile = {
  /** The section's id on this table. */
  id: Id;
  /** One end. */
  from: Spot;
  /** The other end. */
  to: Spot;
  /** Whether the section stands. If this field is left out, it stands. */
  standing?: boolean;
  /**
   * Whether the section is a weak point. A weak point may be destroyed, although other sections of the barrier may
   * not. AT-SAMP-07
   */
  weak?: boolean;
};
