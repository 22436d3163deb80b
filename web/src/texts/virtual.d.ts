/** The modules that `texts.plugin.ts` makes of all message files. */
declare module 'virtual:texts' {
  /** Fetches the sources of a part, by language. */
  type Loads = Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>;

  /**
   * The messages that every page may need: those of the shell, the titles of games, and words for how games
   * end.
   */
  export const common: Loads;
  /**
   * The messages of all tables, the console, the lessons, the lab, and the table of each game, by part or
   * folder.
   */
  export const spoken: Readonly<Record<string, Loads>>;
}

declare module 'virtual:texts-pages' {
  /**
   * The messages of pages with rules, of campaigns and of editors of boards: `howto`, `campaign`, and
   * `<folder>-howto`, `<folder>-campaign` and `<folder>-boards` of each game.
   */
  export const pages: Readonly<
    Record<string, Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>>
  >;
}
