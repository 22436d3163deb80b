import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'ko'];
const src = join(import.meta.dirname, 'src');

/** The folders of games that have messages, in order. */
const games = (): string[] =>
  readdirSync(join(src, 'games'))
    .filter((game) => existsSync(join(src, 'games', game, 'texts')))
    .sort();

/**
 * The folders with messages of parts that are not games: all tables, the operator's console, the pages of
 * lessons, and the lab.
 */
const OTHERS: Readonly<Record<string, string>> = {
  table: 'texts/table',
  admin: 'admin/texts',
  learn: 'learn/texts',
  lab: 'lab/texts',
};

const folderOf = (part: string): string => OTHERS[part] ?? `games/${part}/texts`;

/**
 * The kinds of pages for which games have messages of their own. The value is the folder in `src` with the
 * messages that all pages of the kind share; null if there are none.
 */
const PAGES: Readonly<Record<string, string | null>> = {
  howto: 'texts/howto',
  campaign: 'campaign/texts',
  boards: null,
};

/**
 * The parts for the kinds in `PAGES`, such as `howto`, and `<game>-howto` for each game. The messages of
 * `<game>-howto` are in the file `<language>-howto.ftl` of the game's folder.
 */
const ofPages = (): string[] =>
  Object.keys(PAGES).flatMap((page) => [page, ...games().map((game) => `${game}-${page}`)]);

/** The message files in a folder of `src` whose names match `name`, in order. */
const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(src, folder))
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(src, folder, file));

/** The message files of a part in a language. The part `common` has the messages of all pages. */
function filesOf(part: string, language: string): string[] {
  const own = PAGES[part];
  if (own === null) return [];
  if (own !== undefined) return filesIn(own, new RegExp(`^${language}\\.ftl$`));
  const page = Object.keys(PAGES).find((page) => part.endsWith(`-${page}`));
  if (page !== undefined)
    return filesIn(folderOf(part.slice(0, -`-${page}`.length)), new RegExp(`^${language}-${page}\\.ftl$`));
  if (part !== 'common')
    return filesIn(
      folderOf(part),
      new RegExp(`^${language}(-(?!(cover|${Object.keys(PAGES).join('|')})\\.)[\\w-]+)?\\.ftl$`),
    );
  const covers = games().flatMap((game) =>
    filesIn(`games/${game}/texts`, new RegExp(`^${language}-cover\\.ftl$`)),
  );
  return [...filesIn(`texts/${language}`, /\.ftl$/), ...covers];
}

const loaderOf = (part: string, language: string): string =>
  `${language}: () => import('virtual:texts-${part}-${language}').then((part) => part.default)`;
const loadersOf = (part: string): string =>
  `{ ${LANGUAGES.map((language) => loaderOf(part, language)).join(', ')} }`;
const mapOf = (parts: readonly string[]): string =>
  `{ ${parts.map((part) => `${JSON.stringify(part)}: ${loadersOf(part)}`).join(', ')} }`;

/**
 * The module `virtual:texts`. Its functions fetch messages in each language: those of all pages, of all
 * tables, of the console, of lessons, of the lab and of each game. The message files of a part become one
 * file of the bundle. `virtual:texts-pages` does the same for pages with rules, for campaigns and for the
 * editor of boards. Only these pages import it, so that other pages do not fetch the list.
 */
export function texts(): Plugin {
  return {
    name: 'rumpus-texts',
    resolveId: (id) => (id.startsWith('virtual:texts') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:texts')
        return `export const common = ${loadersOf('common')};\nexport const spoken = ${mapOf([...Object.keys(OTHERS), ...games()])};`;
      if (id === '\0virtual:texts-pages') return `export const pages = ${mapOf(ofPages())};`;
      const [, part, language] = /^\0virtual:texts-([\w-]+)-(\w+)$/.exec(id) ?? [];
      if (part === undefined || language === undefined) return null;
      const files = filesOf(part, language);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
