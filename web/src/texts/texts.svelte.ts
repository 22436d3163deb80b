import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { josa } from './josa';

/** The languages that the table speaks. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextArguments = Record<string, string | number>;

const sources = {
  ...import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

/** Every message source of a language: the shell's own and those of the games, `en.ftl` or `en-part.ftl`. */
export function sourcesOf(language: Language): string[] {
  return Object.keys(sources)
    .filter(
      (path) => path.includes(`/${language}/`) || new RegExp(`/${language}(-[a-z]+)?\\.ftl$`).test(path),
    )
    .sort()
    .map((path) => sources[path] ?? '');
}

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      JOSA: ([word, pair]) => josa(plain(word), plain(pair)),
    },
  });
  for (const source of sourcesOf(language)) {
    const faults = bundle.addResource(new FluentResource(source), { allowOverrides: false });
    if (faults.length > 0) throw faults[0];
  }
  return bundle;
}

function plain(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'valueOf' in value) return String(value.valueOf());
  return String(value ?? '');
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), ko: bundleOf('ko') };
const current = $state<{ language: Language }>({ language: 'en' });

/** The language in use; reading it in a component makes the component follow it. */
export function language(): Language {
  return current.language;
}

/** Switches the language everywhere at once. */
export function setLanguage(to: Language): void {
  current.language = to;
}

/** Whether a message of that id exists. */
export function hasText(id: string): boolean {
  return bundles[current.language].hasMessage(id);
}

/** The message of that id in the language in use, with its arguments filled in. */
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
  return text;
}

/** A name that a file gives by language, in the language in use. */
export function inLanguage(words: Partial<Record<string, string>>): string {
  return words[current.language] ?? words.en ?? Object.values(words)[0] ?? '';
}
