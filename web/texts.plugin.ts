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

/** The folders with the messages of the parts that are no game: what all tables say, the operator's console, and the pages of lessons. */
const OTHERS: Readonly<Record<string, string>> = {
  table: 'texts/table',
  admin: 'admin/texts',
  learn: 'learn/texts',
};

const folderOf = (part: string): string => OTHERS[part] ?? `games/${part}/texts`;

/** What the pages with the rules say: `howto`, and of each game the part `<game>-howto`, the file `<language>-howto.ftl` of its folder. */
const ofRules = (): string[] => ['howto', ...games().map((game) => `${game}-howto`)];

/** The message files of a folder below the sources that have such a name, in order. */
const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(src, folder))
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(src, folder, file));

/** The message files that make up a part in a language: its own, or `common`, what all pages say. */
function filesOf(part: string, language: string): string[] {
  if (part === 'howto') return filesIn('texts/howto', new RegExp(`^${language}\\.ftl$`));
  if (part.endsWith('-howto'))
    return filesIn(folderOf(part.slice(0, -'-howto'.length)), new RegExp(`^${language}-howto\\.ftl$`));
  if (part !== 'common')
    return filesIn(folderOf(part), new RegExp(`^${language}(-(?!(cover|howto)\\.)[\\w-]+)?\\.ftl$`));
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
 * The module `virtual:texts`: how to fetch the messages of all pages, of all tables, of the console, of lessons and of each game, in each language. What belongs
 * together is one file of the bundle, however many files it is written in. `virtual:texts-rules` does the same for the pages with the rules; it comes
 * with these, so that no other page fetches the list.
 */
export function texts(): Plugin {
  return {
    name: 'rumpus-texts',
    resolveId: (id) => (id.startsWith('virtual:texts') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:texts')
        return `export const common = ${loadersOf('common')};\nexport const spoken = ${mapOf([...Object.keys(OTHERS), ...games()])};`;
      if (id === '\0virtual:texts-rules') return `export const rules = ${mapOf(ofRules())};`;
      const [, part, language] = /^\0virtual:texts-([\w-]+)-(\w+)$/.exec(id) ?? [];
      if (part === undefined || language === undefined) return null;
      const files = filesOf(part, language);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
    },
  };
}
