// Made from Rust by `cargo xtask gen`; do not edit.

import type { StudyReport } from "./StudyReport";

/** The body of `GET /api/lab`: the latest studies that the guest has asked for, newest first. */
export type StudyList = {
  /** The studies, twenty at most. */
  studies: Array<StudyReport>;
};
