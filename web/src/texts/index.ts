export { LANGUAGES, hasText, language, setLanguage, sourcesOf, t, textIn, inLanguage } from './texts.svelte';
export { fetchEverything, fetchGameTexts, fetchTexts } from './texts.svelte';
export type { Language, TextArguments } from './texts.svelte';
