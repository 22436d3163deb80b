import type { Language } from '../../texts';

/** A word of a question. `unfinished` marks the last word while the person may still be typing it. */
export type Term = { word: string; unfinished: boolean };

/** How closely a word of a text matches a term: 1 is the same word, 0 a different one. */
export type Relation = (word: string) => number;

/** The match of another form of the same word. */
export const SAME = 1;
const SYNONYM = 0.6;
/** The match of a word that begins with the term. */
export const BEGINNING = 0.5;
/** The match of a Korean word that begins with the stem of the term, as forms of one verb do. */
const FORM = 0.9;
const INSIDE = 0.4;

/**
 * Returns how words of a text match a term: as another form, by their beginning, or as a synonym from a
 * group.
 */
export function relationOf(term: Term, language: Language, groups: readonly (readonly string[])[]): Relation {
  return language === 'ko' ? korean(term, groups) : english(term, groups);
}

function english({ word, unfinished }: Term, groups: readonly (readonly string[])[]): Relation {
  const stem = stemOf(word);
  const same = groups.filter((group) => group.some((one) => stemOf(one) === stem)).flat();
  const synonyms = new Set(same.map(stemOf));
  const least = unfinished ? 2 : 4;
  return (other) => {
    const otherStem = stemOf(other);
    if (other === word || otherStem === stem) return SAME;
    if (synonyms.has(otherStem)) return SYNONYM;
    return word.length >= least && other.startsWith(word) ? BEGINNING : 0;
  };
}

/**
 * An English word without the endings of plurals and verbs: "stopped", "stops" and "stop" have the same stem.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (/(s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  const verb = /^(.*[aeiouy].*?)(ing|ed|er)$/.exec(stem);
  if (verb?.[1] && verb[1].length > 2) stem = verb[1];
  stem = stem.replace(/(.{3})ment$|(.{4})ion$/, '$1$2').replace(/([^aeiou])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/(ie|e|y|i)$/, '') : stem;
}

/** Particles behind a Korean noun, the longer ones first. */
const particles =
  /(?:에서는|으로는|이라고|에게는|들에게|입니다|에서|에게|에는|에도|으로|로는|부터|까지|처럼|보다|이나|마다|라고|이면|이며|이란|들은|들이|들을|하고|은|는|이|가|을|를|의|에|와|과|로|도|만|들|씩|란|요)$/;

/** Endings behind the stem of a Korean verb, the longer ones first. */
const endings =
  /(?:하려면|하나요|합니까|합니다|할까요|하는지|인가요|되나요|됩니까|습니까|습니다|으려면|으면|려면|나요|어요|아요|는지|는가|하면|하는|하기|해요|해서|하고|하다|할|해|지|고|면|다)$/;

/**
 * A Korean word as single letters of Hangul: whole, without its particle (`noun`), and without the ending of
 * a verb (`verb`). `verb` is null if the word has no such ending.
 */
type Korean = { whole: string; noun: string; verb: string | null };
/** A word of a group of synonyms, and whether it stands for all words that begin with it. */
type Listed = { letters: string; begins: boolean };

/**
 * The single letters of a Korean word. Each form of a verb begins with the letters of its stem: 이깁니다 with 이기.
 */
const lettersOf = (word: string): string => word.normalize('NFD');
const isOneSyllable = (letters: string): boolean => letters.normalize('NFC').length < 2;

const koreanOf = remembered((word: string): Korean => {
  const verb = word.replace(endings, '');
  return {
    whole: lettersOf(word),
    noun: lettersOf(word.length > 1 ? word.replace(particles, '') : word),
    verb: verb !== word && verb !== '' ? lettersOf(verb) : null,
  };
});

const listedOf = remembered((word: string): Listed => {
  const letters = lettersOf(word.replace(/-$/, ''));
  return { letters, begins: word.endsWith('-') || !isOneSyllable(letters) };
});

function remembered<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const made = known.get(word) ?? make(word);
    known.set(word, made);
    return made;
  };
}

/** Whether a word is the listed word, or begins with it if `begins` is set. */
function isListed({ letters, begins }: Listed, word: Korean): boolean {
  if (begins) return word.whole.startsWith(letters);
  return word.noun === letters || word.whole === letters;
}

function korean({ word }: Term, groups: readonly (readonly string[])[]): Relation {
  const asked = koreanOf(word);
  const lists = groups.map((group) => group.map(listedOf));
  const synonyms = lists.filter((group) => group.some((one) => isListed(one, asked))).flat();
  const whole = [asked.whole, asked.noun, asked.verb].filter((stem) => stem !== null && !isOneSyllable(stem));
  // A stem of one syllable that ends with a consonant is distinct enough: 뽑 of 뽑나요.
  const short = asked.verb?.length === 3 ? [asked.verb] : [];
  const stems = [...whole, ...short].filter((stem) => stem !== null);
  return (other) => {
    const its = koreanOf(other);
    if (its.whole === asked.whole || its.noun === asked.noun) return SAME;
    if (stems.some((stem) => its.whole.startsWith(stem))) return FORM;
    if (synonyms.some((one) => isListed(one, its))) return SYNONYM;
    return whole.some((stem) => stem !== null && its.whole.includes(stem)) ? INSIDE : 0;
  };
}
