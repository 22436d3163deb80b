/** What `texts.plugin.ts` makes of all message files. */
declare module 'virtual:texts' {
  /** Fetches the sources of a part, by language. */
  type Loads = Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>;

  /**
   * What every page may need: the shell's own messages, and those that say what a game is called and how it
   * ended.
   */
  export const common: Loads;
  /** What is said at all tables, in the console, and at the table of one game, by its folder. */
  export const spoken: Readonly<Record<string, Loads>>;
}

declare module 'virtual:texts-pages' {
  /**
   * What the pages with the rules and the campaigns say: `howto`, `campaign`, and `<folder>-howto` and
   * `<folder>-campaign` of each game.
   */
  export const pages: Readonly<
    Record<string, Readonly<Record<'en' | 'ko', () => Promise<readonly string[]>>>>
  >;
}
