import type { Language } from '../../texts';
import type { RulebookChapter, RulebookClause } from '../../wire';
import { BEGINNING, relationOf, SAME, type Relation, type Term } from './word-forms';

/** A part of a text, and whether it is one of the words that the search looked for. */
export type Piece = { text: string; found: boolean };

/** A clause that was found, with the heading of its chapter. */
export type Hit = { clause: RulebookClause; chapter: string };

/** The clauses that a question finds, best first. */
export type Found = {
  /** Clauses that have every word of the question. A synonym counts as the word. */
  all: Hit[];
  /** Clauses that have at least half of the words; empty if enough clauses have all words. */
  some: Hit[];
  /** Cuts a text into pieces, so that the words found in it can be marked. */
  pieces: (text: string) => Piece[];
};

/** Everyday words of a language: `groups` of synonyms, and the `little` words that a search ignores. */
export type Everyday = { groups: readonly (readonly string[])[]; little: ReadonlySet<string> };

/**
 * Reads lists of words. Each line of a text in `groups` is a group of synonyms; `little` lists little words.
 */
export function everydayWords(groups: readonly string[], little: string): Everyday {
  const lines = groups.flatMap((list) => list.split('\n'));
  return {
    groups: lines.map((line) => lineWords(line)).filter((group) => group.length > 1),
    little: new Set(lineWords(little)),
  };
}

/** The words of a line. A hyphen at the end of a word stays: it marks the beginning of longer words. */
function lineWords(line: string): string[] {
  const words = line.split(/\s+/).filter(Boolean);
  return words.flatMap((word) =>
    word.endsWith('-') ? [word] : (wordsOf(word).at(-1)?.forms.slice(-1) ?? []),
  );
}

/** The weight of a word by the part of the clause in which it stands. */
const WEIGHTS = { title: 3, chapter: 3, id: 1, text: 1, note: 0.4 } as const;
/**
 * The weights of the kinds of clauses: a clause answers everyday questions better than a ruling, and a ruling
 * better than a rule about files.
 */
const KINDS: Readonly<Record<RulebookClause['kind'], number>> = { clause: 1, ruling: 0.55, validity: 0.4 };
/** If at least this many clauses have all words, the search leaves out clauses that have only some. */
const ENOUGH = 5;
/** The search shows at most this many clauses that have only some of the words. */
const MOST_SOME = 12;

type Field = keyof typeof WEIGHTS;
type Indexed = Hit & { fields: readonly (readonly [Field, ReadonlySet<string>])[] };

/** A rulebook that can be searched by everyday words and questions. */
export class Search {
  readonly #clauses: readonly Indexed[];
  readonly #vocabulary: ReadonlySet<string>;

  constructor(
    chapters: readonly RulebookChapter[],
    private readonly language: Language,
    private readonly everyday: Everyday,
  ) {
    this.#clauses = chapters.flatMap((chapter) =>
      chapter.clauses.map((clause) => ({
        clause,
        chapter: chapter.title,
        fields: fieldsOf(clause, chapter.title),
      })),
    );
    this.#vocabulary = new Set(
      this.#clauses.flatMap(({ fields }) => fields.flatMap(([, words]) => [...words])),
    );
  }

  /** Finds clauses; null for a question without words. */
  find(question: string): Found | null {
    const terms = this.#terms(question);
    if (terms.length === 0) return null;
    const near = terms.map((term) => this.#near(term));
    const rarity = near.map((words) => this.#rarity(words));
    const rated = this.#clauses
      .map((entry) => ({ entry, ...rate(entry, near, rarity) }))
      .filter(({ terms }) => terms > 0)
      .sort((a, b) => b.score - a.score);
    const all = rated.filter((one) => one.terms === terms.length);
    const some = rated.filter((one) => one.terms < terms.length && one.terms * 2 >= terms.length);
    return {
      all: all.map(hit),
      some: all.length >= ENOUGH ? [] : some.slice(0, MOST_SOME).map(hit),
      pieces: (text) => piecesOf(text, near),
    };
  }

  /** The words of a question without the little ones; all its words if it has only little ones. */
  #terms(question: string): Term[] {
    const words = this.#joined(wordsOf(question).map(({ forms }) => forms.at(-1) ?? ''));
    const telling = words.filter((word) => !this.everyday.little.has(word));
    const used = telling.length > 0 ? telling : words;
    const isTyped = /[\p{L}\p{N}]$/u.test(question);
    const last = words.at(-1);
    return [...new Set(used)].map((word) => ({ word, unfinished: isTyped && word === last }));
  }

  /** Joins two words that the rulebook or the lists write as one: "set up" becomes "setup". */
  #joined(words: readonly string[]): string[] {
    const known = (word: string) =>
      this.#vocabulary.has(word) || this.everyday.groups.some((group) => group.includes(word));
    const joined: string[] = [];
    for (let n = 0; n < words.length; n += 1) {
      const pair = `${words[n]}${words[n + 1] ?? ''}`;
      const isOne = n + 1 < words.length && known(pair);
      joined.push(isOne ? pair : (words[n] ?? ''));
      if (isOne) n += 1;
    }
    return joined;
  }

  /** The words of the book that a term may mean, and how closely each matches (see `Relation`). */
  #near(term: Term): ReadonlyMap<string, number> {
    const relation: Relation = relationOf(term, this.language, this.everyday.groups);
    const near = new Map<string, number>();
    for (const word of this.#vocabulary) {
      const nearness = relation(word);
      if (nearness > 0) near.set(word, nearness);
    }
    // A short word that the rulebook has does not find longer words: "win" does not find "window".
    const isWhole = term.word.length < 5 && this.language === 'en' && [...near.values()].includes(SAME);
    if (isWhole) for (const [word, nearness] of near) if (nearness === BEGINNING) near.delete(word);
    return near;
  }

  /** The weight of a term. The fewer clauses have it, the more it counts. */
  #rarity(near: ReadonlyMap<string, number>): number {
    const having = this.#clauses.filter(({ fields }) => fields.some(([, words]) => nearest(words, near) > 0));
    return Math.log(1 + this.#clauses.length / (1 + having.length));
  }
}

const hit = ({ entry }: { entry: Indexed }): Hit => ({ clause: entry.clause, chapter: entry.chapter });

function fieldsOf(clause: RulebookClause, chapter: string): Indexed['fields'] {
  const set = (text: string) => new Set(wordsOf(text).flatMap(({ forms }) => forms));
  return [
    ['title', set(clause.title ?? '')],
    ['chapter', set(chapter)],
    ['id', set(clause.id)],
    ['text', set(clause.text)],
    ['note', set(clause.note ?? '')],
  ];
}

/** How closely the best of these words matches, 0 to 1. */
function nearest(words: ReadonlySet<string>, near: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const word of words) best = Math.max(best, near.get(word) ?? 0);
  return best;
}

/** How many of the terms a clause has, and a score that says how well it answers the question. */
function rate(
  { fields, clause }: Indexed,
  near: readonly ReadonlyMap<string, number>[],
  rarity: readonly number[],
): { terms: number; score: number } {
  const scores = near.map((words) =>
    fields.reduce((sum, [field, own]) => sum + WEIGHTS[field] * nearest(own, words), 0),
  );
  const score = scores.reduce((sum, one, n) => sum + one * (rarity[n] ?? 0), 0);
  return { terms: scores.filter((one) => one > 0).length, score: score * KINDS[clause.kind] };
}

/** A word and the forms that find it: the parts between its hyphens, and last the whole without hyphens. */
type Word = { text: string; at: number; forms: string[] };

function wordsOf(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => {
    const parts = match[0].toLowerCase().replace(/['’]/g, '').split('-');
    return { text: match[0], at: match.index, forms: parts.length > 1 ? [...parts, parts.join('')] : parts };
  });
}

function piecesOf(text: string, near: readonly ReadonlyMap<string, number>[]): Piece[] {
  const whole = text.normalize('NFC');
  const pieces: Piece[] = [];
  let done = 0;
  for (const word of wordsOf(whole)) {
    if (!word.forms.some((form) => near.some((words) => words.has(form)))) continue;
    if (word.at > done) pieces.push({ text: whole.slice(done, word.at), found: false });
    pieces.push({ text: word.text, found: true });
    done = word.at + word.text.length;
  }
  if (done < whole.length) pieces.push({ text: whole.slice(done), found: false });
  return pieces;
}
