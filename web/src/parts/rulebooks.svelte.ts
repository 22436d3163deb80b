import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/http';
import { language } from '../texts';
import type { RulebookClause, RulebookPage } from '../wire';

const asked = new Map<string, Promise<RulebookPage>>();
const read = new SvelteMap<string, RulebookClause>();

/** Returns the rulebook of a game in the language of the page. Fetches it only once, unless that fails. */
export function rulebook(game: string): Promise<RulebookPage> {
  const spoken = language();
  const key = `${spoken} ${game}`;
  const known = asked.get(key);
  if (known) return known;
  const book = api.rules(game, spoken);
  asked.set(key, book);
  book.then(
    ({ chapters }) => {
      for (const clause of chapters.flatMap(({ clauses }) => clauses))
        read.set(`${spoken} ${clause.id}`, clause);
    },
    () => asked.delete(key),
  );
  return book;
}

/**
 * Fetches a rulebook, so that marks can show the titles of their clauses. Until it has come, they show ids.
 */
export function readRulebook(game: string): void {
  rulebook(game).catch(() => undefined);
}

/** The title of a clause, once its rulebook has been read; else its id. */
export const clauseTitle = (id: string): string => read.get(`${language()} ${id}`)?.title ?? id;

/** A clause as a tooltip: its id, its title and its text, as far as they are known. */
export function clauseTip(id: string): string {
  const { title = '', text = '' } = read.get(`${language()} ${id}`) ?? {};
  return [`${id} ${title}`.trim(), text].filter(Boolean).join('\n');
}
