/** A row that describes a thing on a table in words. */
export type Row = {
  id: string;
  /** The seat of the thing; null for terrain. */
  seat: string | null;
  name: string;
  /** Further facts about the thing, in short parts. */
  parts: readonly string[];
  /** What the thing can do, in sentences; left out if there is nothing to say. */
  about?: string;
};
