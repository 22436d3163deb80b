import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { common, spoken } from 'virtual:texts';
import { josa } from './josa';

/** The languages of the page. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextArguments = Record<string, string | number>;

/** The message sources that are loaded, or promises of those that are loading, by part and language. */
const sources = new Map<string, Promise<readonly string[]> | readonly string[]>();
const bundles: Record<Language, FluentBundle> = { en: empty('en'), ko: empty('ko') };
/**
 * The parts whose messages the page needs. A part is, for example, the folder of a game, or `admin` for the
 * console.
 */
const needed = new Set<string>();

/** The Fluent sources of a language that have been loaded so far. */
export function sourcesOf(language: Language): string[] {
  return [...sources]
    .filter(([key]) => key.endsWith(`/${language}`))
    .flatMap(([, come]) => (come instanceof Promise ? [] : come));
}

function empty(language: Language): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: {
      JOSA: ([word, pair]) => josa(plain(word), plain(pair)),
    },
  });
}

/**
 * The parts to load before a page can use a language. The empty name stands for the messages of all pages.
 */
function missing(language: Language): string[] {
  return ['', ...needed].filter((part) => !Array.isArray(sources.get(`${part}/${language}`)));
}

/** Fetches the sources of a part. If only the list of rare pages knows the part, fetches that list first. */
async function load(part: string, language: Language): Promise<readonly string[]> {
  const loads = part === '' ? common : (spoken[part] ?? (await import('virtual:texts-pages')).pages[part]);
  return (await loads?.[language]()) ?? [];
}

async function fetchPart(part: string, language: Language): Promise<void> {
  const key = `${part}/${language}`;
  const asked = sources.get(key) ?? load(part, language);
  sources.set(key, asked);
  try {
    const come = await asked;
    if (sources.get(key) === come) return;
    sources.set(key, come);
    for (const source of come) {
      const faults = bundles[language].addResource(new FluentResource(source), { allowOverrides: false });
      if (faults.length > 0) throw faults[0];
    }
  } catch (fault) {
    sources.delete(key);
    throw fault;
  }
}

/** Fetches the needed messages in the chosen language, and switches the page to that language. */
export async function fetchTexts(): Promise<void> {
  const language = wanted;
  // Files that players save use English names. So each page needs the English names too, to recognise them.
  const names = missing('en').filter((part) => part !== '');
  await Promise.all([
    ...missing(language).map((part) => fetchPart(part, language)),
    ...names.map((part) => fetchPart(part, 'en')),
  ]);
  if (language === wanted) current.language = language;
}

/**
 * Fetches the messages of a part, such as a game's folder, in the current language and in each language that
 * is chosen later.
 */
export async function fetchPartTexts(part: string): Promise<void> {
  needed.add(part);
  await fetchTexts();
}

/** Fetches all messages in all languages, for unit tests. */
export async function fetchEverything(): Promise<void> {
  const { pages } = await import('virtual:texts-pages');
  for (const part of [...Object.keys(spoken), ...Object.keys(pages)]) needed.add(part);
  await Promise.all(
    LANGUAGES.flatMap((language) => missing(language).map((part) => fetchPart(part, language))),
  );
}

function plain(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'valueOf' in value) return String(value.valueOf());
  return String(value ?? '');
}

const current = $state<{ language: Language }>({ language: 'en' });
/** The language that was chosen last. It is in use once its messages are loaded. */
let wanted: Language = 'en';

/** The language in use. A component that reads it is updated when it changes. */
export function language(): Language {
  return current.language;
}

/** Switches the language everywhere at once, as soon as its messages are loaded. */
export function setLanguage(to: Language): void {
  wanted = to;
  if (missing(to).length === 0) current.language = to;
  // Without a connection the page keeps its language.
  else void fetchTexts().catch(() => undefined);
}

/** Whether a message with that id exists in the language in use. */
export function hasText(id: string): boolean {
  return bundles[current.language].hasMessage(id);
}

/** The message with that id in the language in use, with its arguments filled in. */
export function t(id: string, args: TextArguments = {}): string {
  return textIn(current.language, id, args);
}

/** The message with that id in one language, or the id itself if the message does not exist. */
export function textIn(language: Language, id: string, args: TextArguments = {}): string {
  const bundle = bundles[language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const faults: Error[] = [];
  const text = bundle.formatPattern(message.value, args as Record<string, FluentVariable>, faults);
  if (faults[0] && import.meta.env.DEV) throw faults[0];
  // A sentence may begin with the name of something, such as "your Rivet Trooper 4".
  return language === 'en' && /^your .*[.!?]\s*$/s.test(text) ? `Y${text.slice(1)}` : text;
}

/** Picks the name in the language in use from the names that a file gives by language. */
export function inLanguage(words: Partial<Record<string, string>>): string {
  return words[current.language] ?? words.en ?? Object.values(words)[0] ?? '';
}
