// Made from Rust by `cargo xtask gen`; do not edit.

import type { Report } from "./Report";

/** A page of reports, the latest first. */
export type Reports = {
  /** The reports on this page. */
  reports: Array<Report>;
  /** Whether more follow on the next page. */
  more: boolean;
};
