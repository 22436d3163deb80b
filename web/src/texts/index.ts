export { LANGUAGES, hasText, language, setLanguage, sourcesOf, t, textIn, worded } from './texts.svelte';
export type { Language, TextArguments } from './texts.svelte';
