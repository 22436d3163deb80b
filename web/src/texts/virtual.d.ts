/** The modules that `texts.plugin.ts` makes of all message files. */
declare module 'virtual:texts' {
  /** Fetches the sources of a part, by language. */
  type Loads = Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>;

  /** The messages that every page may need: those of the shell, the titles of games, and words for how games end. */
  export const common: Loads;
  /** The messages of all tables, of the console, and of the table of each game, by its folder. */
  export const spoken: Readonly<Record<string, Loads>>;
}

declare module 'virtual:texts-pages' {
  /**
   * The messages of pages with rules and of campaigns: `howto`, `campaign`, and `<folder>-howto` and
   * `<folder>-campaign` of each game.
   */
  export const pages: Readonly<
    Record<string, Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>>
  >;
}
