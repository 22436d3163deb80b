/** One thing on a table in words. */
export type Row = {
  id: string;
  /** Its seat; null for terrain. */
  seat: string | null;
  name: string;
  /** Everything else that is to be said, in short parts. */
  parts: readonly string[];
};
