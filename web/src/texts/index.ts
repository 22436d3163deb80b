export { LANGUAGES, hasText, language, setLanguage, sourcesOf, t, textIn, inLanguage } from './texts.svelte';
export { fetchEverything, fetchPartTexts, fetchTexts } from './texts.svelte';
export type { Language, TextArguments } from './texts.svelte';
